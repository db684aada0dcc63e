// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';

interface StoriesFile {
  stories: Record<string, () => ReactNode>;
}

const files = import.meta.glob<StoriesFile>(['./**/*.stories.tsx', '../question/*.stories.tsx'], {
  eager: true,
});
const cases = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file.stories).map(([name, Story]) => ({ story: `${path} › ${name}`, Story })),
);

// Only these may be interactive; an interactive role on anything else is a mistake. A drag handle cannot be a button:
// the drag library ignores interactive elements.
const nativeControls =
  'button, a[href], input, select, textarea, summary, dialog, [data-rfd-drag-handle-draggable-id]';
const interactiveRoles =
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [onclick], [tabindex="0"]';

// Console errors fail the test automatically: see tools/testing/fail-on-console-error.ts.
afterEach(cleanup);

test('every component folder has stories', () => {
  const components = Object.keys(import.meta.glob('./*/*.tsx')).filter(
    (path) => path.split('/')[1] === path.split('/')[2]?.replace('.tsx', ''),
  );
  const withoutStories = components.filter((path) => {
    const isTheGalleryItself = path.startsWith('./gallery/');
    return !isTheGalleryItself && !(path.replace('.tsx', '.stories.tsx') in files);
  });
  expect(withoutStories).toEqual([]);
});

describe.each(cases)('$story', ({ Story }) => {
  test('renders in silence, with named and native controls', () => {
    const { container } = render(
      <MemoryRouter>
        <Story />
      </MemoryRouter>,
    );
    for (const role of ['button', 'link', 'textbox', 'combobox', 'checkbox', 'img'] as const) {
      const named = new Set(screen.queryAllByRole(role, { name: /\S/ }));
      const nameless = screen.queryAllByRole(role).filter((element) => !named.has(element));
      expect(nameless.map((element) => element.outerHTML)).toEqual([]);
    }
    // The gallery renders them all inside its own main.
    expect(screen.queryByRole('main')).toBeNull();
    for (const element of container.querySelectorAll(interactiveRoles)) {
      expect(element.matches(nativeControls), element.outerHTML).toBe(true);
    }
    for (const button of container.querySelectorAll('button')) {
      expect(button.hasAttribute('type'), button.outerHTML).toBe(true);
    }
  });
});
