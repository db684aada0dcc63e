import type { competitionData as english } from '../competition-data.ts';
import type { Translated } from '../language.ts';

export const competitionData: Translated<typeof english> = {
  title: 'आपके बच्चे के बारे में हमारे पास क्या है',
  lead: 'जिन माता-पिता ने पंजीकरण किया, उनके लिए: प्रतियोगिता का सब कुछ देखें, डाउनलोड करें या हटाएँ।',
  see: 'सब कुछ देखें',
  delete: 'सब कुछ हटाएँ',
  text: 'OTP से पता चलता है कि नंबर आपका है। हर OTP एक ही बार चलता है: देखने और हटाने के लिए आपको दो चाहिए। हटाने से आपकी सहमति वापस हो जाती है: बच्चा प्रतियोगिता में नहीं रहता, और कोई परिणाम नहीं आता।',
  found: 'हमारे पास बस इतना ही है:',
  none: 'इस नंबर के बारे में हमारे पास कुछ नहीं है।',
  download: 'डाउनलोड करें',
  fileName: 'grammar-gully-competition.json',
  confirm: 'इस नंबर का पंजीकरण, उत्तर और परिणाम हटाएँ? इन्हें कोई वापस नहीं ला सकता।',
  confirmAnswers: { yes: 'हटाएँ', no: 'रहने दें' },
  deleted: 'प्रतियोगिता का सब कुछ हटा दिया गया है',
};
