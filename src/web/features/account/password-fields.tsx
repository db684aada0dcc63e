import { MAX_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import { texts } from '#web/platform/texts.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { FieldName } from './checks.ts';

interface PasswordFieldProps {
  name: Extract<FieldName, 'password' | 'oldPassword' | 'confirmPassword'>;
  label: string;
  reveal: { show: string; hide: string };
  /** Whether it is one to come or the one that stands. */
  isNew: boolean;
  hint?: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** Never required by the browser: the page says what is missing, in its own words and order. */
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
  values: { password: string; confirmPassword: string };
  onChange: (change: { password?: string; confirmPassword?: string }) => void;
  errorOf: (field: FieldName) => string | undefined;
}

/** A new password and the same once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, reveal, values, onChange, errorOf } = props;
  const { fields } = texts.account;
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={fields.passwordHint}
        reveal={reveal}
        isNew
        value={values.password}
        onChange={(password) => onChange({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword}
        reveal={{ show: fields.showConfirmPassword, hide: fields.hideConfirmPassword }}
        isNew
        value={values.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

/** Tells a password manager whose password this is. */
export function AccountName({ phone }: { phone: string }) {
  return <input type="text" name="account" autoComplete="username" value={phone} readOnly hidden />;
}
