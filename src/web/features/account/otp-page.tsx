// A placeholder (product §4.8): nothing is checked, Verify simply continues.

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { OtpField } from './otp-field.tsx';

export function Component() {
  const navigate = useNavigate();
  const [otp, setOtp] = useState('');
  const { title, verify } = texts.account.otpPage;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(paths.verified);
  };

  return (
    <AccountFrame documentTitle={title} title={title}>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        <OtpField value={otp} onChange={setOtp} />
        <Button type="submit" isWide>
          {verify}
        </Button>
      </form>
    </AccountFrame>
  );
}
