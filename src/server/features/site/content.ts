import { sql } from 'drizzle-orm';
import { type About, aboutAttributes } from '#contract/site.ts';
import type { ContentCollection } from '#server/platform/content-import.ts';
import { aboutPage } from './tables.ts';

export const aboutContent: ContentCollection<About> = {
  name: 'about',
  files: 'pages/about.yaml',
  schema: aboutAttributes,

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
