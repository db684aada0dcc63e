import type { ReactNode } from 'react';
import { Bunting } from './bunting.tsx';
import { CompetitionArt, QuizArt, VocabularyArt, WorksheetArt } from './feature-art.tsx';
import { HeroScene } from './hero-scene.tsx';
import {
  BallShape,
  ChalkLetterShape,
  DieShape,
  KiteShape,
  MarigoldShape,
  StarShape,
} from './hero-shapes.tsx';
import { Logo, LogoEmblem } from './logo.tsx';
import { Mascot, type MascotMood } from './mascot.tsx';
import { MaintenanceArt, NotFoundArt } from './place-art.tsx';
import { HappyStarArt, SadFaceArt, TrophyArt } from './result-art.tsx';
import { HouseFoot } from './street/house-foot.tsx';
import type { HouseLook } from './street/house-look.ts';
import { HouseTop } from './street/house-top.tsx';
import { TopicArt } from './topic-art.tsx';
import { GamesArt, WordOfTheDayArt } from './vocabulary-art.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'end' } as const;
const sky = {
  background: 'linear-gradient(var(--art-sky), var(--art-sky-low))',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  maxInlineSize: '52rem',
};
const moods: MascotMood[] = ['hello', 'thinking', 'cheering', 'oops', 'sleeping'];

const HOUSES = Array.from(
  { length: 7 },
  (_, turn): HouseLook => ({
    turn,
    isOpen: turn < 4,
    isFestive: turn === 1,
    floors: [
      [0, 1, 2],
      [3, 2, turn % 4],
    ],
  }),
);

export const stories: Record<string, () => ReactNode> = {
  'houses of the street': () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {HOUSES.map((look) => (
        <div key={look.turn} style={{ inlineSize: '10rem' }}>
          <HouseTop {...look} />
          <HouseFoot {...look} />
        </div>
      ))}
    </div>
  ),
  mascot: () => (
    <div style={row}>
      {moods.map((mood) => (
        <Mascot key={mood} mood={mood} size={180} title={`Gilli, ${mood}`} />
      ))}
    </div>
  ),
  logo: () => (
    <div style={row}>
      <Logo title="Our Name" />
      <Logo title="Our Name" size={56} />
      <LogoEmblem size={32} />
    </div>
  ),
  'hero scene': () => (
    <div style={sky}>
      <HeroScene title="Children play with letters in a painted lane" />
    </div>
  ),
  'hero shapes': () => (
    <div style={row}>
      <KiteShape size={96} />
      <MarigoldShape size={96} />
      <ChalkLetterShape size={96} />
      <DieShape size={96} />
      <BallShape size={96} />
      <StarShape size={96} />
    </div>
  ),
  bunting: () => <Bunting />,
  features: () => (
    <div style={row}>
      <WorksheetArt size={200} />
      <TopicArt topic="Nouns" turn={0} />
      <QuizArt size={200} />
      <VocabularyArt size={200} />
      <CompetitionArt size={200} />
    </div>
  ),
  'vocabulary tiles': () => (
    <div style={row}>
      <WordOfTheDayArt size={220} />
      <GamesArt size={220} />
    </div>
  ),
  results: () => (
    <div style={row}>
      <TrophyArt size={160} />
      <HappyStarArt size={160} />
      <SadFaceArt size={160} />
    </div>
  ),
  places: () => (
    <div style={row}>
      <MaintenanceArt size={420} />
      <NotFoundArt size={420} />
    </div>
  ),
};
