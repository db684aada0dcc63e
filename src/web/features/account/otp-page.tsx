// A placeholder (product §4.8): checks nothing, and Verify simply continues.

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from '#web/form/form.module.css';
import { FormFrame } from '#web/form/form-frame.tsx';
import { OtpField } from '#web/form/otp-field.tsx';
import { useLanguage } from '#web/language/language.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';

export function Component() {
  const lang = useLanguage();
  const navigate = useNavigate();
  const [otp, setOtp] = useState('');
  const { title, verify } = texts.account.otpPage;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.verified);
  };

  return (
    <FormFrame lang={lang} documentTitle={title} title={title}>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <OtpField value={otp} onChange={setOtp} />
        <Button type="submit" isWide>
          {verify}
        </Button>
      </form>
    </FormFrame>
  );
}
