import { Link } from 'react-router';
import type { NoticeLanguage } from '#domain/account/consent.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

interface TermsFieldProps {
  language: NoticeLanguage;
  value: boolean;
  onChange: (isChecked: boolean) => void;
  error: string | undefined;
}

/** The legal texts open in a new tab, so that nothing typed is lost. */
export function TermsField({ language, value, onChange, error }: TermsFieldProps) {
  const { agreeTo, privacy, and, terms, end } = texts.consent.notices[language];
  return (
    <CheckboxField
      name="terms"
      isChecked={value}
      onChange={onChange}
      error={error}
      label={
        <span lang={language}>
          {agreeTo} <NewTabLink to={paths.privacy}>{privacy}</NewTabLink> {and}{' '}
          <NewTabLink to={paths.terms}>{terms}</NewTabLink> {end}
        </span>
      }
    />
  );
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden>
        <span lang="en"> {texts.shell.newWindow}</span>
      </VisuallyHidden>
    </Link>
  );
}
