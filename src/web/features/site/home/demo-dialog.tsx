import { useState } from 'react';
import { texts } from '#web/platform/texts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './demo-dialog.module.css';

const { demo } = texts.site.home;

/** Our own clip in a dialog (product §3.2). The content is mounted only while open: nothing loads earlier. */
export default function DemoDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={demo.title} closeLabel={demo.close}>
      <DemoVideo />
    </Dialog>
  );
}

function DemoVideo() {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <Callout tone="danger">{demo.failed}</Callout>;
  return (
    <div className={styles.demo}>
      <video
        className={styles.video}
        src="/videos/demo.mp4"
        poster="/videos/demo-poster.jpg"
        width={600}
        height={1080}
        aria-label={demo.title}
        aria-describedby="demo-description"
        autoPlay
        controls
        muted
        playsInline
        onError={() => setFailed(true)}
      />
      <p id="demo-description" className={styles.description}>
        {demo.description}
      </p>
    </div>
  );
}
