//! Files: read whole, replaced whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::problem::Problem;

/// The most MiB that are read of a file; no pack, record, position or list of moves needs as much.
const MOST_MIB: u64 = 8;

/// A text file.
pub(crate) fn read(path: &Path) -> Result<String, Problem> {
    read_up_to(path, MOST_MIB)
}

/// A text file of so many MiB at most.
pub(crate) fn read_up_to(path: &Path, most_mib: u64) -> Result<String, Problem> {
    let mut text = String::new();
    let most = most_mib << 20;
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_string(&mut text));
    match read {
        Ok(_) if text.len() as u64 > most => Err(Problem::new("cli-file-too-large")
            .with("file", path.display().to_string())
            .with("most", most_mib)),
        Ok(_) => Ok(text),
        Err(error) => Err(problem("cli-cannot-read", path, &error)),
    }
}

/// Puts a text where a file may have been, so that at every moment there is either the old file or the new one:
/// the text is written beside it, brought safely to the disk, and takes the name over.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Problem> {
    replace_bytes(path, text.as_bytes())
}

/// The same with bytes.
pub(crate) fn replace_bytes(path: &Path, bytes: &[u8]) -> Result<(), Problem> {
    write_beside(path, bytes).map_err(|error| problem("cli-cannot-save", path, &error))
}

fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::other("this is not the name of a file"))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let (beside, mut file) = create_beside(folder, &name.to_string_lossy())?;
    let written =
        file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| fs::rename(&beside, path));
    if let Err(error) = written {
        // The new file is of no use; the old one is as it was.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    // The new name is on the disk when the folder is; where folders cannot be synced, the file itself is safe.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A new file in the folder under a name nobody has.
fn create_beside(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let mut attempt = 0;
    loop {
        let beside = folder.join(format!(".{name}.{}-{attempt}.tmp", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && attempt < 100 => attempt += 1,
            opened => return opened.map(|file| (beside, file)),
        }
    }
}

pub(crate) fn problem(message: &'static str, path: &Path, error: &io::Error) -> Problem {
    Problem::new(message).with("file", path.display().to_string()).with("reason", error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file without an end, or a record of gigabytes, does not fill the memory.
    #[cfg(unix)]
    #[test]
    fn a_file_without_an_end_is_refused() {
        let problem = read(Path::new("/dev/zero")).unwrap_err();
        assert!(format!("{problem:?}").contains("cli-file-too-large"), "{problem:?}");
    }

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("hydropolis-replace-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.txt");
        for text in ["first", "second"] {
            replace(&path, text).unwrap();
            assert_eq!(read(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(replace(&folder, "a folder is no file").is_err());
        assert!(replace(&folder.join("no/such/folder.txt"), "x").is_err());
        assert!(replace(Path::new("/"), "x").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
