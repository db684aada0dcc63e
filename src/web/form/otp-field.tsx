import { CODE_LENGTH } from '#domain/auth/one-time-code.ts';
import { texts } from '#web/platform/texts.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';

interface OtpFieldProps {
  value: string;
  onChange: (otp: string) => void;
  error?: string | undefined;
}

/** Filled in automatically if the phone reads the code from the message. Removes spaces from a pasted code. */
export function OtpField({ value, onChange, error }: OtpFieldProps) {
  return (
    <TextField
      label={texts.account.fields.otp}
      hint={texts.account.fields.otpHint}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH * 2}
      value={value}
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
      error={error}
    />
  );
}
