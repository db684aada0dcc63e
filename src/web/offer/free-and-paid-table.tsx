import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '#web/features/session/viewer.ts';
import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Comparison } from './comparison.tsx';
import { membershipQuery } from './get-membership.ts';

/** For everyone but members. When folded, a button opens it. Without its figures it renders nothing. */
export function FreeAndPaidTable({ isFolded = false }: { isFolded?: boolean }) {
  const [isOpen, setOpen] = useState(!isFolded);
  const lang = useLanguage();
  const isMember = useViewer().kind === 'member';
  const { data: offer } = useQuery(membershipQuery);
  if (isMember || offer === undefined) return null;
  return (
    <div lang={lang}>
      {isFolded && (
        <Button
          variant="quiet"
          iconBefore="info"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.membership.comparison.title}
        </Button>
      )}
      {isOpen && <Comparison figures={offer.figures} />}
    </div>
  );
}
