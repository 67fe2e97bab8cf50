//! Threads of Rust on one store, each with errors of its own.

use std::collections::HashSet;
use std::ffi::{CStr, CString};
use std::mem::{size_of, zeroed};
use std::os::raw::c_char;
use std::ptr::{null, null_mut};
use std::thread;

#[allow(dead_code, non_camel_case_types)]
mod c {
    include!(env!("DECLARATIONS"));
}

const THREADS: usize = 8;
const ROUNDS: usize = 100;

#[derive(Clone, Copy)]
struct Store(*mut c::taskcore_store);

// Any thread may use a store.
unsafe impl Send for Store {}

#[derive(Debug, PartialEq)]
struct Failure {
    status: i32,
    message: String,
}

unsafe fn text(bytes: *const c_char) -> String {
    CStr::from_ptr(bytes).to_str().expect("UTF-8").to_owned()
}

/// What a call answered, with the error that it gave.
unsafe fn answer(status: i32, failed: *mut c::taskcore_error) -> Result<(), Failure> {
    if status == c::TASKCORE_OK {
        assert!(failed.is_null());
        return Ok(());
    }
    let failure = Failure { status: (*failed).status, message: text((*failed).message) };
    c::taskcore_error_free(failed);
    Err(failure)
}

impl Store {
    fn open(path: &str) -> Result<Store, Failure> {
        let path = CString::new(path).unwrap();
        unsafe {
            let mut options: c::taskcore_open_options = zeroed();
            c::taskcore_open_options_init(&mut options, size_of::<c::taskcore_open_options>());
            options.path = path.as_ptr();
            let (mut store, mut failed) = (null_mut(), null_mut());
            let status = c::taskcore_store_open_e(&options, &mut store, &mut failed);
            answer(status, failed).map(|()| Store(store))
        }
    }

    fn add(&self, title: &str) -> Result<(), Failure> {
        let title = CString::new(title).unwrap();
        unsafe {
            let mut input: c::taskcore_task_input = zeroed();
            c::taskcore_task_input_init(&mut input, size_of::<c::taskcore_task_input>());
            input.fields = c::TASKCORE_TASK_TITLE as u64;
            input.title = title.as_ptr();
            let mut failed = null_mut();
            answer(c::taskcore_task_add_e(self.0, &input, null_mut(), &mut failed), failed)
        }
    }

    fn find(&self, uid: &str) -> Result<i64, Failure> {
        let uid = CString::new(uid).unwrap();
        unsafe {
            let (mut id, mut failed) = (0, null_mut());
            let status = c::taskcore_task_find_e(self.0, uid.as_ptr(), &mut id, &mut failed);
            answer(status, failed).map(|()| id)
        }
    }

    fn titles(&self) -> Result<HashSet<String>, Failure> {
        unsafe {
            let (mut list, mut failed) = (null_mut(), null_mut());
            answer(c::taskcore_task_query_e(self.0, null(), &mut list, &mut failed), failed)?;
            let mut stride = 0;
            let rows = c::taskcore_task_list_rows(list, &mut stride) as *const u8;
            let titles = (0..c::taskcore_task_list_count(list))
                .map(|index| {
                    let task = rows.add(index * stride) as *const c::taskcore_task;
                    assert_eq!((*task).struct_size, stride);
                    text((*task).title)
                })
                .collect();
            c::taskcore_task_list_free(list);
            Ok(titles)
        }
    }
}

fn work(store: Store, thread: usize) -> Result<(), Failure> {
    for round in 0..ROUNDS {
        store.add(&format!("Task {thread}-{round}"))?;
        let uid = format!("nobody-{thread}-{round}");
        let message = format!("There is no task with the uid “{uid}”.");
        let wanted = Failure { status: c::TASKCORE_ENOTFOUND, message };
        assert_eq!(store.find(&uid), Err(wanted));
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let wrong = Store::open("").err().map(|failure| failure.status);
    assert_eq!(wrong, Some(c::TASKCORE_EINVALID));
    let store = Store::open(":memory:")?;
    let threads: Vec<_> = (0..THREADS).map(|i| thread::spawn(move || work(store, i))).collect();
    for thread in threads {
        thread.join().expect("a thread that ends")?;
    }
    assert_eq!(store.titles()?.len(), THREADS * ROUNDS);
    unsafe { c::taskcore_store_free(store.0) };
    Ok(())
}
