import { type ReactNode, useState } from 'react';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import styles from './gallery.module.css';

interface StoriesFile {
  stories: Record<string, () => ReactNode>;
}

const files = import.meta.glob<StoriesFile>(
  ['../**/*.stories.tsx', '../../question/*.stories.tsx'],
  { eager: true },
);

function componentName(path: string): string {
  return path.replace(/^.*\//, '').replace('.stories.tsx', '');
}

function setTheme(isDark: boolean) {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Every story of every component on one page, for reviewing visual changes. */
export function Gallery() {
  const [isDark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  const handleTheme = (next: boolean) => {
    setTheme(next);
    setDark(next);
  };
  return (
    <div className={styles.gallery}>
      <header className={styles.header}>
        <h1>Gallery</h1>
        <ToggleButton
          isOn={isDark}
          onChange={handleTheme}
          label="Dark theme"
          iconOn="moon"
          iconOff="sun"
        />
      </header>
      {Object.entries(files).map(([path, file]) => (
        <section key={path} className={styles.component} id={componentName(path)}>
          <h2 className={styles.name}>{componentName(path)}</h2>
          {Object.entries(file.stories).map(([name, Story]) => (
            <div key={name} className={styles.story}>
              <p className={styles.storyName}>{name}</p>
              <Story />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
