import { isStandard, type Standard, standardNumber, standards } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { SelectField } from '#web/ui/select-field/select-field.tsx';

export interface StandardFieldProps {
  value: string;
  onChange: (standard: Standard) => void;
  error: string | undefined;
  /** The standards to choose from, as numbers; absent: all. */
  among?: readonly number[];
}

/** Shown as 2 to 8 (product §1.2). */
export function StandardField({ value, onChange, error, among }: StandardFieldProps) {
  const { standard, standardPlaceholder, standardOption } = texts.account.fields;
  const offered = standards.filter((each) => among?.includes(standardNumber(each)) ?? true);
  return (
    <SelectField
      name="standard"
      label={standard}
      placeholder={standardPlaceholder}
      value={isStandard(value) ? value : ''}
      onChange={onChange}
      options={offered.map((each) => ({
        value: each,
        label: fill(standardOption, { number: standardNumber(each) }),
      }))}
      error={error}
    />
  );
}
