// The text catalogue, as `texts.<concept>.…`. Always write it out and never destructure `texts` itself
// (`const { quiz } = texts`), so that a page's bundle contains only its own concept's texts. A build contains one
// edition of them (src/messages/edition.ts).

export * as texts from '#messages/catalogue.ts';
