import { normalisePhone } from '#domain/account/phone.ts';
import { texts } from '#web/platform/texts.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';

const PHONE_LENGTH = 10;

interface PhoneFieldProps {
  value: string;
  onChange: (phone: string) => void;
  error: string | undefined;
}

/** Reduces a number pasted or autofilled with country code or spaces to its ten digits. */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const handleChange = (text: string) =>
    onChange(text.length > PHONE_LENGTH ? (normalisePhone(text) ?? text) : text);
  return (
    <TextField
      label={texts.account.fields.phone}
      placeholder={texts.account.fields.phonePlaceholder}
      prefix="+91"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onChange={handleChange}
      error={error}
    />
  );
}
