// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

interface StoriesFile {
  stories: Record<string, () => ReactNode>;
}

const files = import.meta.glob<StoriesFile>('./**/*.stories.tsx', { eager: true });
const cases = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file.stories).map(([name, Story]) => ({ story: `${path} › ${name}`, Story })),
);

// Only these may take a tap or a key; whatever else claims an interactive role is a mistake.
const nativeControls = 'button, a[href], input, select, textarea, summary, dialog';
const interactiveRoles =
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [onclick], [tabindex="0"]';

beforeAll(() => {
  // jsdom knows <dialog> but not its modal life.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
    const complaints = vi.spyOn(console, 'error');
    const { container } = render(
      <MemoryRouter>
        <Story />
      </MemoryRouter>,
    );
    expect(complaints).not.toHaveBeenCalled();

    for (const role of ['button', 'link', 'textbox', 'combobox', 'checkbox', 'img'] as const) {
      for (const element of screen.queryAllByRole(role)) {
        expect(element, `a ${role} without a name`).toHaveProperty(
          'isConnected',
          within(container).queryAllByRole(role, { name: /\S/ }).includes(element),
        );
      }
    }
    for (const element of container.querySelectorAll(interactiveRoles)) {
      expect(element.matches(nativeControls), element.outerHTML).toBe(true);
    }
    for (const button of container.querySelectorAll('button')) {
      expect(button.hasAttribute('type'), button.outerHTML).toBe(true);
    }
  });
});
