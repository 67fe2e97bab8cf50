// SPDX-License-Identifier: Apache-2.0
//! What the library calls: how long it lives, and how it fails.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::thread;

use taskcore::*;

use crate::{options, store, titled, NOON};

struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::new(io::ErrorKind::Other, "The disk is full."))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Panics;

impl Read for Panics {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        panic!("no more")
    }
}

#[test]
fn a_writer_that_fails_is_the_source_of_the_error() {
    let store = store();
    store.task_add(&titled("a")).unwrap();
    let refused = store.export(Format::JSON, None, &mut Full, None).unwrap_err();
    assert_eq!(refused.status(), Status::EIO);
    assert_eq!(refused.source().unwrap().to_string(), "The disk is full.");
    // It is that of its own call, and of no later one.
    let path = std::env::temp_dir().join("no/such/folder/file");
    let later = store.export_file(Format::JSON, None, path.to_str().unwrap(), None).unwrap_err();
    assert!(later.source().is_none());
}

#[test]
fn a_panic_goes_through_the_library() {
    let store = store();
    let caught =
        catch_unwind(AssertUnwindSafe(|| store.import(Format::JSON, None, &mut Panics, None)));
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"no more"));
    assert_eq!(store.task_count(None).unwrap(), 0);

    let observer = store.observe(|_| panic!("heard")).unwrap();
    let caught = catch_unwind(AssertUnwindSafe(|| store.task_add(&titled("stays"))));
    assert_eq!(caught.unwrap_err().downcast_ref(), Some(&"heard"));
    drop(observer);
    assert_eq!(store.task_count(None).unwrap(), 1);

    let clock = AtomicUsize::new(0);
    let opened = options().clock(move || {
        assert!(clock.fetch_add(1, Ordering::Relaxed) < 3, "too often");
        NOON
    });
    let store = opened.open().unwrap();
    let caught = catch_unwind(AssertUnwindSafe(|| {
        (0..9).try_for_each(|_| store.task_add(&titled("a")).map(drop))
    }));
    assert!(caught.unwrap_err().downcast_ref::<&str>().unwrap().contains("too often"));
}

#[test]
fn what_is_dropped_while_the_library_frees_it_may_panic() {
    struct Loud;
    impl Drop for Loud {
        fn drop(&mut self) {
            panic!("dropped")
        }
    }
    let store = store();
    let loud = Loud;
    let observer = store
        .observe(move |_| {
            let _ = &loud;
        })
        .unwrap();
    drop(observer);
    store.task_add(&titled("goes on")).unwrap();
}

#[test]
fn progress_is_borrowed_and_ends_the_call() {
    let store = store();
    store.task_add_many(&vec![titled("a"); 50]).unwrap();
    let mut told = Vec::new();
    let mut bytes = Vec::new();
    let mut tell = |done, total| {
        told.push((done, total));
        ControlFlow::Continue(())
    };
    store.export(Format::JSON, None, &mut bytes, Some(&mut tell)).unwrap();
    assert_eq!(told.last(), Some(&(50, Some(50))));
    let mut stop = |_, _| ControlFlow::Break(());
    let ended = store.export(Format::JSON, None, &mut io::sink(), Some(&mut stop)).unwrap_err();
    assert_eq!(ended.status(), Status::EINTERRUPTED);
    let other = crate::store();
    let report = other.import(Format::JSON, None, &mut bytes.as_slice(), None).unwrap();
    assert_eq!(report.added, 50);
}

#[test]
fn what_is_registered_lives_as_long_as_it_is_called() {
    let held = Arc::new(());
    let count = || Arc::strong_count(&held) - 1;
    let kept = Arc::clone(&held);
    let opened = options().clock(move || {
        let _ = &kept;
        NOON
    });
    let store = opened.open().unwrap();
    let kept = Arc::clone(&held);
    let observer = store
        .observe(move |_| {
            let _ = &kept;
        })
        .unwrap();
    let kept = Arc::clone(&held);
    let password = move |_: &str| {
        let _ = &kept;
        Some("secret".into())
    };
    store.sync_set_password(Some(password.into())).unwrap();
    store.task_add(&titled("a")).unwrap();
    assert_eq!(count(), 3);
    drop(observer);
    assert_eq!(count(), 2);
    drop(store);
    assert_eq!(count(), 0);

    // A store that cannot be opened lets go of all at once.
    let kept = Arc::clone(&held);
    let nowhere = options().path("/dev/null/store").clock(move || {
        let _ = &kept;
        NOON
    });
    nowhere.open().unwrap_err();
    assert_eq!(count(), 0);
}

#[test]
fn an_authorization_keeps_its_callback() {
    let held = Arc::new(());
    let kept = Arc::clone(&held);
    let began = taskcore::authorization_begin(
        &AuthorizationOptions::new()
            .address("google:")
            .client_id("a")
            .client_secret("b")
            .redirect("http://127.0.0.1:8080")
            .progress(move || {
                let _ = &kept;
                ControlFlow::Continue(())
            }),
    )
    .unwrap();
    assert!(began.contents().address().starts_with("https://"));
    assert_eq!(Arc::strong_count(&held), 2);
    let began = thread::spawn(move || {
        assert_eq!(began.finish("state=other&code=1").unwrap_err().field(), "state");
        began
    });
    drop(began.join().unwrap());
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn commits_of_others_are_noticed_and_alerts_left() {
    let folder = std::env::var("TASKCORE_TEST_FOLDER").unwrap();
    let opened = || options().path(format!("{folder}/polled.db")).open().unwrap();
    let (store, other) = (opened(), opened());
    let heard = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&heard);
    let observer = store
        .observe(move |_| {
            counted.fetch_add(1, Ordering::SeqCst);
        })
        .unwrap();
    let minute = Timestamp(NOON.0 + 60_000);
    let reminder = Reminder::new().kind(ReminderKind::AT).at(minute);
    other.task_add(&titled("a").reminders([reminder])).unwrap();
    let later = Timestamp(NOON.0 + 3_600_000);
    assert_eq!((store.poll_commits(later).unwrap(), heard.load(Ordering::SeqCst)), (1, 1));
    assert_eq!(store.poll(later).unwrap().alerts.len(), 1);
    drop(observer);
}

#[test]
fn an_observer_may_use_the_store_and_free_it() {
    let store = Arc::new(store());
    let heard = Arc::new(Mutex::new(Vec::new()));
    let (weak, titles): (Weak<Store>, _) = (Arc::downgrade(&store), Arc::clone(&heard));
    let observer = store.observe(move |commit| {
        let store = weak.upgrade().unwrap();
        for change in commit.changes() {
            assert_eq!((change.entity(), change.kind()), (Entity::TASK, ChangeKind::ADDED));
            let tasks = store.task_get(&[change.id()]).unwrap();
            titles.lock().unwrap().extend(tasks.iter().map(|task| task.title().to_owned()));
        }
    });
    store.task_add(&titled("Café ☕")).unwrap();
    assert_eq!(*heard.lock().unwrap(), ["Café ☕"]);
    drop(observer);

    // An observer that takes itself away, inside of its own call.
    let slot = Arc::new(Mutex::new(None::<Observer>));
    let (taken, told) = (Arc::clone(&slot), Arc::new(AtomicUsize::new(0)));
    let calls = Arc::clone(&told);
    let once = store.observe(move |_| {
        calls.fetch_add(1, Ordering::Relaxed);
        drop(taken.lock().unwrap().take());
    });
    *slot.lock().unwrap() = Some(once.unwrap());
    store.task_add_many(&[titled("a")]).unwrap();
    store.task_add(&titled("b")).unwrap();
    assert_eq!(told.load(Ordering::Relaxed), 1);
}

#[derive(Default)]
struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Transport for Memory {
    fn name(&self) -> &str {
        "memory"
    }

    fn list(&self) -> io::Result<Vec<String>> {
        Ok(self.0.lock().unwrap().keys().cloned().collect())
    }

    fn get(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        Ok(self.0.lock().unwrap().get(name).cloned())
    }

    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.0.lock().unwrap().insert(name.into(), bytes.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.0.lock().unwrap().remove(name);
        Ok(())
    }
}

struct Shared(Arc<Memory>);

impl Transport for Shared {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn list(&self) -> io::Result<Vec<String>> {
        self.0.list()
    }

    fn get(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.0.get(name)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.0.put(name, bytes)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.0.remove(name)
    }
}

struct Broken;

impl Transport for Broken {
    fn name(&self) -> &str {
        "memory"
    }

    fn list(&self) -> io::Result<Vec<String>> {
        Err(io::Error::new(io::ErrorKind::TimedOut, "nobody answers"))
    }

    fn get(&self, _: &str) -> io::Result<Option<Vec<u8>>> {
        unreachable!()
    }

    fn put(&self, _: &str, _: &[u8]) -> io::Result<()> {
        panic!("nowhere to put it")
    }

    fn remove(&self, _: &str) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_program_of_its_own_brings_files() {
    let folder = std::env::var("TASKCORE_TEST_FOLDER").unwrap();
    let open = |name: &str| options().path(format!("{folder}/{name}.db")).open().unwrap();
    let (one, two) = (open("one"), open("two"));
    one.task_add(&titled("shared")).unwrap();
    let files = Arc::new(Memory::default());
    let mut secret = || Some("between us".into());
    let remote = one.sync_remote_add_through(&*files, "One", Some(&mut secret)).unwrap();
    one.sync_run_through(&*files, None).unwrap();
    two.sync_remote_add_through(&*files, "Two", Some(&mut secret)).unwrap();
    two.sync_run_through(&*files, None).unwrap();
    assert_eq!(two.task_query(None).unwrap().rows().get(0).unwrap().title(), "shared");

    // Registered, a run goes through it as through a folder.
    one.sync_set_transport(Shared(Arc::clone(&files))).unwrap();
    one.task_add(&titled("later")).unwrap();
    one.sync_run(remote, None).unwrap();
    two.sync_run_through(&*files, None).unwrap();
    assert_eq!(two.task_count(None).unwrap(), 2);
    assert_eq!(Arc::strong_count(&files), 2);
    drop(one);
    assert_eq!(Arc::strong_count(&files), 1);

    let refused = two.sync_run_through(&Broken, None).unwrap_err();
    assert_eq!(refused.source().unwrap().to_string(), "nobody answers");
    let mut none = || None;
    let ended = open("three").sync_remote_add_through(&*files, "Three", Some(&mut none));
    assert_eq!(ended.unwrap_err().status(), Status::EINTERRUPTED);
}
