import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import type { FieldName } from '#web/form/problem.ts';
import { StandardField, type StandardFieldProps } from '#web/form/standard-field.tsx';
import { texts } from '#web/platform/texts.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';

interface TypedName {
  name: Extract<FieldName, 'username' | 'childsName'>;
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
}

interface FamilyFieldsProps {
  username: TypedName;
  childsName: TypedName;
  standard: StandardFieldProps;
}

/** The parent, the child and the child's standard. */
export function FamilyFields({ username, childsName, standard }: FamilyFieldsProps) {
  const { fields } = texts.account;
  return (
    <>
      <TextField
        {...username}
        label={fields.username}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...childsName}
        label={fields.childsName}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
      />
      <StandardField {...standard} />
    </>
  );
}
