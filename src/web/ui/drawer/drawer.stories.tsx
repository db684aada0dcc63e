import { type ReactNode, useState } from 'react';
import { Logo } from '#web/ui/art/logo.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Drawer, DrawerLinks } from './drawer.tsx';

function Opening() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" iconBefore="menu" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Menu"
        closeLabel="Close menu"
        heading={<Logo title="Our Name" />}
      >
        <DrawerLinks
          label="Pages"
          links={[
            { to: '/', label: 'Home', icon: 'home' },
            { to: '/quiz', label: 'Quiz', icon: 'puzzle' },
          ]}
        />
      </Drawer>
    </>
  );
}

export const stories: Record<string, () => ReactNode> = { 'opens on click': () => <Opening /> };
