import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field/checkbox-field.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

interface TermsFieldProps {
  value: boolean;
  onChange: (isChecked: boolean) => void;
  error: string | undefined;
}

/** The legal texts open in a new tab, which keeps what was typed. */
export function TermsField({ value, onChange, error }: TermsFieldProps) {
  const { agreeTo, privacy, and, terms, end } = texts.consent;
  return (
    <CheckboxField
      name="terms"
      isChecked={value}
      onChange={onChange}
      error={error}
      label={
        <>
          {agreeTo} <NewTabLink to={paths.privacy}>{privacy}</NewTabLink> {and}{' '}
          <NewTabLink to={paths.terms}>{terms}</NewTabLink> {end}
        </>
      }
    />
  );
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> {texts.shell.newWindow}</VisuallyHidden>
    </Link>
  );
}
