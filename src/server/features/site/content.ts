import { sql } from 'drizzle-orm';
import { type AboutPage, aboutPageFile } from '#domain/site/about-page.ts';
import type { ContentCollection } from '#server/platform/content-import.ts';
import { aboutPage } from './tables.ts';

export const aboutContent: ContentCollection<AboutPage> = {
  name: 'about',
  files: 'pages/about.yaml',
  schema: aboutPageFile,

  async write(tx, files) {
    const attributes = files[0]?.value;
    if (attributes === undefined) return;
    await tx
      .insert(aboutPage)
      .values({ attributes })
      .onConflictDoUpdate({
        target: aboutPage.id,
        set: { attributes: sql`excluded.attributes` },
      });
  },
};
