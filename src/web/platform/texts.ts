// The text catalogue, as `texts.<concept>.…`. Always write it out and never destructure `texts` itself (`const { quiz }
// = texts`): this keeps a page's bundle to its own concept's texts. A build contains one edition
// (src/messages/edition.ts).

export * as texts from '#messages/catalogue.ts';
