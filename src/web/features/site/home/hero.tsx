import { useState } from 'react';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Bunting } from '#web/ui/art/bunting.tsx';
import { HeroScene } from '#web/ui/art/hero-scene.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import styles from './hero.module.css';
import { HeroShapes } from './hero-shapes.tsx';

const { hero } = texts.site.home;

// The demo loads when it is opened.
const DemoDialog = lazyPart(async () => (await import('./demo-dialog.tsx')).default);

export function Hero() {
  const [demo, setDemo] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.bunting}>
        <Bunting />
      </div>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title} id="hero-title">
            {hero.title}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.quizFirst} size="large" iconBefore="play">
              {hero.play}
            </ButtonLink>
            <ButtonLink to={paths.signup()} variant="secondary" size="large">
              {hero.signup}
            </ButtonLink>
            <Button variant="quiet" size="large" iconBefore="eye" onClick={() => setDemo('open')}>
              {hero.watchDemo}
            </Button>
          </div>
        </div>
        <div className={styles.scene}>
          <HeroScene />
        </div>
        <HeroShapes />
      </div>
      {demo !== 'unasked' && (
        <DemoDialog isOpen={demo === 'open'} onClose={() => setDemo('closed')} />
      )}
    </section>
  );
}
