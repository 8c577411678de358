//! Writes the guides, summaries, icons and the gallery in a language, with their assets, to look at while writing and to print:
//! `cargo run -p web --example read -- target/read uk` (folder, language; then `night` for lamplight).

use std::fs;
use std::path::PathBuf;

use maud::Markup;
use web::{
    Habits, Say, Shell, Wanted, component_page, gallery_page, guide_page, icons_page, rule_page, search_page,
    summary_page,
};
use words::Words;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, language, more @ ..] = args.as_slice() else { panic!("a folder and a language") };
    let folder = PathBuf::from(folder);
    let words = Words::of(language).expect("there is no such language");
    let say = Say::new(words);
    let light = if more.iter().any(|it| it == "night") { "usual.night" } else { "usual.day" };
    let around = Shell { language: language.clone(), habits: Habits::read(light), ..Shell::default() };
    fs::create_dir_all(folder.join("assets")).expect("the folder can be made");
    let write = |name: &str, page: Option<Markup>| {
        // Files have no server behind them: assets lie beside the pages.
        let page = page.expect("a page of ours").into_string().replace("=\"/assets/", "=\"assets/");
        let scenes = page.split("\"assets/scene-").skip(1).filter_map(|rest| rest.split('"').next());
        for name in scenes.map(|rest| format!("scene-{rest}")) {
            let picture = web::picture(&name).expect("a page names scenes of ours");
            fs::write(folder.join("assets").join(name), picture).expect("a scene can be written");
        }
        fs::write(folder.join(format!("{name}.html")), page).expect("a page can be written");
    };
    for name in ["barrage", "cities", "leeghwater", "automa"] {
        write(name, guide_page(say, &around, name));
    }
    for game in ["barrage", "cities"] {
        write(&format!("{game}-summary"), summary_page(say, &around, game));
        write(&format!("{game}-icons"), icons_page(say, &around, game));
        let wanted = Wanted { game: game.to_owned(), ..Wanted::default() };
        write(&format!("{game}-gallery"), Some(gallery_page(say, &around, &wanted)));
    }
    write("rule", rule_page(say, &around, "B-12.3"));
    write("tile", component_page(say, &around, "barrage", "tile-ii-elevation"));
    write("card", component_page(say, &around, "cities", "card-34"));
    let term = words.say("glossary-barrage-conduit", &[]);
    write("search", Some(search_page(say, &around, &term)));
    for asset in web::ASSETS.iter() {
        fs::write(folder.join("assets").join(asset.lasting_name()), asset.bytes)
            .expect("an asset can be written");
    }
}
