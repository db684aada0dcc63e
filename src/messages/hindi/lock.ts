import type { Translated } from '../language.ts';
import type { lock as english } from '../lock.ts';

export const lock: Translated<typeof english> = {
  login: {
    text: 'यह सदस्यों के लिए है। अगर आप सदस्य हैं, तो लॉग इन करें। नहीं हैं, तो पहले साइन अप करें, जो मुफ़्त है; फिर सदस्यता से पूरे एक साल तक सब कुछ खुल जाता है।',
    answers: { yes: 'लॉग इन करें', no: 'अभी नहीं' },
  },
  membership: {
    text: 'यह सदस्यों के लिए है। सदस्यता से हर टॉपिक, लेवल और वर्कशीट पूरे एक साल के लिए खुल जाती है।',
    answers: { yes: 'सदस्यता देखें', no: 'अभी नहीं' },
  },
};
