// SPDX-License-Identifier: Apache-2.0
//! What may go to other threads, and what happens there.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{mpsc, Arc};
use std::thread;
use std::time::Duration;

use taskcore::*;

use crate::{options, store, titled};

fn goes_to_threads<T: Send + Sync>() {}

#[test]
fn what_goes_to_other_threads_is_said_by_the_types() {
    goes_to_threads::<Store>();
    goes_to_threads::<OpenOptions>();
    goes_to_threads::<Observer>();
    goes_to_threads::<Error>();
    goes_to_threads::<TaskList>();
    goes_to_threads::<Home>();
    goes_to_threads::<Task<'static>>();
    goes_to_threads::<owned::Task>();
    goes_to_threads::<Rows<'static, Task<'static>>>();
    goes_to_threads::<RowsIter<'static, Task<'static>>>();
    goes_to_threads::<Texts<'static>>();
    goes_to_threads::<TaskInput>();
    goes_to_threads::<SmtpOptions>();
}

#[test]
fn threads_share_a_store_and_each_has_its_own_errors() {
    let store = store();
    thread::scope(|threads| {
        for number in 0..4 {
            let store = &store;
            threads.spawn(move || {
                for index in 0..50 {
                    store.task_add(&titled(&format!("{number} {index}"))).unwrap();
                    let refused = store.task_add_many(&vec![titled(""); 1]).unwrap_err();
                    assert_eq!((refused.field(), refused.index()), ("title", Some(0)));
                    assert_eq!(store.task_find("nobody").unwrap_err().field(), "uid");
                }
            });
        }
    });
    assert_eq!(store.task_count(None).unwrap(), 200);
}

#[test]
fn threads_read_one_list() {
    let store = store();
    store.task_add_many(&(0..1000).map(|n| titled(&n.to_string())).collect::<Vec<_>>()).unwrap();
    let tasks = store.task_query(None).unwrap();
    let read = AtomicUsize::new(0);
    thread::scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| {
                let length: usize = tasks.iter().map(|task| task.title().len()).sum();
                read.fetch_add(length, Ordering::Relaxed);
            });
        }
    });
    assert_eq!(read.load(Ordering::Relaxed), 4 * 2890);
    // Freed on another thread than that which made it.
    thread::spawn(move || drop(tasks)).join().unwrap();
    thread::spawn(move || drop(store)).join().unwrap();
}

#[test]
fn an_observer_hears_on_the_thread_of_the_commit() {
    let store = store();
    let (sender, heard) = mpsc::sync_channel(10);
    let observer = store.observe(move |_| sender.send(thread::current().id()).unwrap()).unwrap();
    let other = thread::scope(|threads| {
        let id = |store: &Store| {
            store.task_add(&titled("a")).unwrap();
            thread::current().id()
        };
        let store = &store;
        threads.spawn(move || id(store)).join().unwrap()
    });
    assert_eq!(heard.try_recv(), Ok(other));
    drop(observer);
    store.task_add(&titled("b")).unwrap();
    assert_eq!(heard.try_recv(), Err(mpsc::TryRecvError::Disconnected));
}

#[test]
fn to_drop_an_observer_waits_for_its_call() {
    let store = Arc::new(store());
    let inside = Arc::new((AtomicBool::new(false), AtomicBool::new(false)));
    let seen = Arc::clone(&inside);
    let observer = store.observe(move |_| {
        seen.0.store(true, Ordering::SeqCst);
        thread::sleep(Duration::from_millis(100));
        seen.1.store(true, Ordering::SeqCst);
    });
    let other = Arc::clone(&store);
    let adding = thread::spawn(move || other.task_add(&titled("a")).unwrap());
    while !inside.0.load(Ordering::SeqCst) {
        thread::yield_now();
    }
    drop(observer);
    assert!(inside.1.load(Ordering::SeqCst));
    adding.join().unwrap();
}

#[test]
fn another_thread_interrupts_a_call() {
    let store = store();
    store.task_add_many(&vec![titled("Sort the photographs"); 200]).unwrap();
    let (begin, begun) = mpsc::channel();
    let (finish, finished) = mpsc::channel();
    let ended = thread::scope(|threads| {
        let store = &store;
        threads.spawn(move || {
            begun.recv().unwrap();
            store.interrupt();
            finish.send(()).unwrap();
        });
        let mut wait = |_, _| {
            if begin.send(()).is_ok() {
                let _ = finished.recv();
            }
            ControlFlow::Continue(())
        };
        store.export(Format::JSON, None, &mut std::io::sink(), Some(&mut wait))
    });
    assert_eq!(ended.unwrap_err().status(), Status::EINTERRUPTED);
    // Never the next one.
    assert_eq!(store.task_count(None).unwrap(), 200);
}

#[test]
fn the_progress_of_a_store_ends_a_long_call() {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    let progress = move || match count.fetch_add(1, Ordering::Relaxed) {
        0 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let store = options().progress(progress).open().unwrap();
    let ended = store.task_add_many(&vec![titled("a"); 50_000]);
    assert_eq!(ended.unwrap_err().status(), Status::EINTERRUPTED);
    assert_eq!((asked.load(Ordering::Relaxed), store.task_count(None).unwrap()), (2, 0));
}
