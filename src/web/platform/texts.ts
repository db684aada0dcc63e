// The catalogue of texts, as `texts.<concept>.…`. Written out like that, and never taken apart (`const { quiz } = texts`),
// a page's code holds its own concept's texts only. A build with COPY=corrected corrects them (vite.config.ts).

export * as texts from '#messages/catalogue.ts';
