// SPDX-License-Identifier: Apache-2.0
//! Finds libtaskcore: in the folder `TASKCORE_LIB_DIR`, or where pkg-config says.

use std::{env, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=TASKCORE_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rustc-link-lib=dylib=taskcore");
    if let Ok(folder) = env::var("TASKCORE_LIB_DIR") {
        println!("cargo:rustc-link-search=native={folder}");
        return;
    }
    match Command::new("pkg-config").args(["--libs-only-L", "taskcore"]).output() {
        Ok(told) if told.status.success() => {
            // A folder that the linker knows anyway is left out.
            for option in String::from_utf8_lossy(&told.stdout).split_whitespace() {
                println!("cargo:rustc-link-search=native={}", option.trim_start_matches("-L"));
            }
        }
        _ => println!(
            "cargo:warning=pkg-config knows no taskcore: install libtaskcore-dev, or say in \
             TASKCORE_LIB_DIR where libtaskcore.so is."
        ),
    }
}
