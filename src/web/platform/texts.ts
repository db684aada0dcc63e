// The catalogue of texts, as `texts.<concept>.…`. Written out like that, and never taken apart (`const { quiz } = texts`),
// a page's code holds its own concept's texts only. A build holds one edition of them (src/messages/edition.ts).

export * as texts from '#messages/catalogue.ts';
