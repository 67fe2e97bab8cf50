// SPDX-License-Identifier: Apache-2.0
//! Finds libtaskcore: in the folder `TASKCORE_LIB_DIR`, or where pkg-config says.

use std::env;
use std::process::Command;

fn main() {
    for name in ["TASKCORE_LIB_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    if let Ok(folder) = env::var("TASKCORE_LIB_DIR") {
        println!("cargo:rustc-link-search=native={folder}");
    } else {
        for option in told_by_pkg_config() {
            if let Some(folder) = option.strip_prefix("-L") {
                println!("cargo:rustc-link-search=native={folder}");
            }
        }
    }
    println!("cargo:rustc-link-lib=dylib=taskcore");
}

fn told_by_pkg_config() -> Vec<String> {
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".into());
    // A folder that the linker knows anyway is left out, and there is nothing to say then.
    let told = Command::new(program).args(["--libs", "taskcore"]).output();
    match told {
        Ok(told) if told.status.success() => String::from_utf8_lossy(&told.stdout)
            .split_whitespace()
            .map(Into::into)
            .collect(),
        _ => {
            println!(
                "cargo:warning=pkg-config knows no taskcore: install libtaskcore-dev, or say in \
                 TASKCORE_LIB_DIR where libtaskcore.so is."
            );
            Vec::new()
        }
    }
}
