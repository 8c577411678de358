//! The kept inputs, and changes of them, without libFuzzer: on any machine, the same each time.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Chance, Seed};

/// How many changed inputs each target gets.
const CHANGED: usize = 12;

fn kept(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("a kept input"))).collect()
}

/// Every kept input is read without harm; what was found once stays mended.
#[test]
fn kept_inputs_do_no_harm() {
    for (name, target) in fuzz::TARGETS {
        let kept = kept(name);
        assert!(!kept.is_empty(), "{name} has no inputs");
        for (path, data) in kept {
            println!("{}", path.display());
            fuzz::run(target, &data);
        }
    }
}

/// Every folder of inputs belongs to a target.
#[test]
fn every_kept_input_has_a_target() {
    let folders =
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")).expect("the kept inputs");
    for folder in folders.flatten() {
        let name = folder.file_name().into_string().expect("a plain name");
        assert!(fuzz::target(&name).is_some(), "{name}");
    }
}

/// Nor do kept inputs that were changed: words taken out, said twice, and taken from another.
#[test]
fn changed_inputs_do_no_harm() {
    for (name, target) in fuzz::TARGETS {
        let kept = kept(name);
        let chance = &mut Chance::new(Seed(1));
        for _ in 0..CHANGED {
            let one = &kept[chance.below(kept.len())].1;
            let other = &kept[chance.below(kept.len())].1;
            let changed = changed(one, other, chance);
            println!("{name}: {}", String::from_utf8_lossy(&changed));
            fuzz::run(target, &changed);
        }
    }
}

fn changed(one: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let words = |data: &[u8]| -> Vec<Vec<u8>> {
        data.split_inclusive(|byte| byte.is_ascii_whitespace() || byte.is_ascii_punctuation())
            .map(<[u8]>::to_vec)
            .collect()
    };
    let (mut words, others) = (words(one), words(other));
    for _ in 0..1 + chance.below(4) {
        if words.is_empty() || others.is_empty() {
            break;
        }
        let at = chance.below(words.len());
        match chance.below(4) {
            0 => _ = words.remove(at),
            1 => words.insert(at, words[at].clone()),
            2 => words[at] = others[chance.below(others.len())].clone(),
            _ => {
                let byte = chance.below(words[at].len());
                words[at][byte] = chance.below(256) as u8;
            }
        }
    }
    words.concat()
}
