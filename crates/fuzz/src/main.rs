//! The program that libFuzzer drives: one target, named by `HYDROPOLIS_FUZZ`.

#![no_main]

use std::sync::LazyLock;

use fuzz::Target;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("HYDROPOLIS_FUZZ").unwrap_or_default();
    fuzz::target(&name).unwrap_or_else(|| panic!("HYDROPOLIS_FUZZ names no target: {name:?}"))
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::run(*TARGET, data));
