import { MAX_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import type { FieldName } from '#web/form/problem.ts';
import { texts } from '#web/platform/texts.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';

interface TypedPassword {
  name: Extract<FieldName, 'password' | 'oldPassword' | 'confirmPassword'>;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

interface PasswordFieldProps extends TypedPassword {
  label: string;
  reveal: { show: string; hide: string };
  /** Whether it is a new password or the current one. */
  isNew: boolean;
  hint?: string;
}

/** No `required` attribute: the page reports problems in its own words and order. */
export function PasswordField({ isNew, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_PASSWORD_LENGTH}
    />
  );
}

interface NewPasswordFieldsProps {
  label: string;
  reveal: { show: string; hide: string };
  password: TypedPassword;
  confirmPassword: TypedPassword;
}

/** A new password and its confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, reveal, password, confirmPassword } = props;
  const { fields } = texts.account;
  return (
    <>
      <PasswordField {...password} label={label} hint={fields.passwordHint} reveal={reveal} isNew />
      <PasswordField
        {...confirmPassword}
        label={fields.confirmPassword}
        reveal={{ show: fields.showConfirmPassword, hide: fields.hideConfirmPassword }}
        isNew
      />
    </>
  );
}

/** Tells a password manager which account the password belongs to. */
export function AccountName({ phone }: { phone: string }) {
  return <input type="text" name="account" autoComplete="username" value={phone} readOnly hidden />;
}
