import { glyphs } from './glyphs.tsx';

/** Every icon once, for `Icon` to refer to. The element around it is hidden. */
export function IconSprite() {
  return (
    <svg aria-hidden="true">
      {Object.entries(glyphs).map(([name, glyph]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {glyph}
        </symbol>
      ))}
    </svg>
  );
}
