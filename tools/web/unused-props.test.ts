import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedProps } from './unused-props.ts';

/** The gallery shows a page inside its own. */
const FOR_THE_GALLERY = /^src\/web\/ui\/page\/page\.tsx:\d+ element$/;

const root = join(import.meta.dirname, '../..');

it('every prop of a component, and every value of it, is used by a page', () => {
  const unused = unusedProps(join(root, 'tsconfig.web.json'));
  expect(unused.filter((place) => !FOR_THE_GALLERY.test(place))).toEqual([]);
}, 180_000);

it('finds a prop and a value that only a story uses', async () => {
  const house = await mkdtemp(join(tmpdir(), 'props-'));
  try {
    const files = {
      'tsconfig.json': JSON.stringify({
        compilerOptions: { strict: true, noEmit: true, module: 'preserve', jsx: 'preserve' },
        include: ['src'],
      }),
      'src/jsx.d.ts':
        'declare namespace JSX { interface Element {} interface IntrinsicElements { p: object } }',
      'src/web/ui/badge.tsx': `interface BadgeProps {
          tone?: 'plain' | 'free' | 'soon' | 'premium';
          size?: number;
          title?: string;
          label: string;
        }
        export function Badge({ tone = 'plain', size, title, label }: BadgeProps) {
          return <p {...{ tone, size, title, label }} />;
        }`,
      'src/web/ui/badge.stories.tsx': `import { Badge } from './badge';
        export const stories = [<Badge tone="premium" size={2} label="a" />];`,
      'src/web/page.tsx': `import { Badge } from './ui/badge';
        declare const isFree: boolean;
        const rest = { title: 'b' };
        export const page = <Badge tone={isFree ? 'free' : 'soon'} label="a" {...rest} />;`,
    };
    await mkdir(join(house, 'src/web/ui'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(house, name), text);
    expect(unusedProps(join(house, 'tsconfig.json'))).toEqual([
      'src/web/ui/badge.tsx:2 tone: premium',
      'src/web/ui/badge.tsx:3 size',
    ]);
  } finally {
    await rm(house, { recursive: true, force: true });
  }
}, 60_000);
