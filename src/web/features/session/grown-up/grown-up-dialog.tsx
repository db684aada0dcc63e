import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { dialogHistorySettled } from '#web/ui/dialog/close-on-back.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { GrownUpQuestion } from './grown-up-question.tsx';

interface GrownUpDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onPassed: () => void;
}

/** The question before something leads a child out of the site. */
export function GrownUpDialog({ isOpen, onClose, onPassed }: GrownUpDialogProps) {
  const lang = useLanguage();
  const { title, back } = texts.grownUp;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={back}>
      <div lang={lang}>
        <GrownUpQuestion
          onPassed={() => {
            onClose();
            void dialogHistorySettled().then(onPassed);
          }}
        />
      </div>
    </Dialog>
  );
}
