// The server's replies in Hindi, by code: the server's own messages are English.

import type { FieldProblem } from '#domain/account/field-problem.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import { CANCELLABLE_DAYS } from '#domain/membership/payment.ts';
import type { accountReplies as english, refusals as englishRefusals } from '../account-replies.ts';
import type { competitionRefusals as englishCompetitionRefusals } from '../competition-replies.ts';
import type { Translated } from '../language.ts';
import type { limitRefusals as englishLimitRefusals } from '../limit-replies.ts';
import type { membershipRefusals as englishMembershipRefusals } from '../membership-replies.ts';

export const accountReplies: Translated<typeof english> = {
  otpSent: 'OTP WhatsApp पर भेज दिया गया है',
  otpVerified: 'OTP सही है',
  signedUp: 'साइन अप हो गया',
  loggedOut: 'लॉग आउट हो गया',
  passwordChanged: 'पासवर्ड बदल गया',
  phoneChanged: 'आपका नंबर बदल गया',
  phoneDisowned: 'वह खाता अब आपके नंबर से जुड़ा नहीं है',
  sessionEnded: 'वह डिवाइस लॉग आउट हो गया',
  consentWithdrawn: 'आपकी सहमति वापस ले ली गई है',
  accountDeleted: 'खाता और उसमें रखा सब कुछ हटा दिया गया है',
  scoreSaved: 'स्कोर सहेज लिया गया',
};

export const fieldProblems: Record<FieldProblem, string> = {
  'phone-not-valid': 'कृपया सही फ़ोन नंबर डालें',
  'username-missing': 'कृपया अपना नाम डालें',
  'childs-name-missing': 'कृपया अपने बच्चे का नाम डालें',
  'name-too-long': `नाम में ज़्यादा से ज़्यादा ${MAX_NAME_LENGTH} अक्षर हो सकते हैं`,
  'name-has-invisible-characters': 'इसमें ऐसे चिह्न हैं जो नाम में नहीं हो सकते',
  'standard-missing': 'कृपया अपने बच्चे की कक्षा चुनें',
  'password-missing': 'कृपया पासवर्ड डालें',
  'password-too-short': `पासवर्ड कम से कम ${MIN_PASSWORD_LENGTH} अक्षरों का होना चाहिए`,
  'password-too-long': `पासवर्ड में ज़्यादा से ज़्यादा ${MAX_PASSWORD_LENGTH} अक्षर हो सकते हैं`,
  'consent-missing': 'कृपया गोपनीयता नीति और शर्तें स्वीकार करें',
  'consent-not-known': 'कृपया पृष्ठ फिर से खोलें, और गोपनीयता नीति और शर्तें पढ़ें',
};

export const refusals: Translated<
  typeof englishRefusals &
    typeof englishMembershipRefusals &
    typeof englishCompetitionRefusals &
    typeof englishLimitRefusals
> = {
  'otp-wrong': 'OTP ग़लत है',
  'otp-expired': 'इस OTP का समय बीत गया है, कृपया नया OTP मँगाएँ',
  'otp-tries-used': 'बहुत बार ग़लत OTP डाला गया, कृपया नया OTP मँगाएँ',
  'otp-too-soon': 'नया OTP मँगाने से पहले कृपया थोड़ा रुकें',
  'otp-too-many': 'इस नंबर के लिए बहुत सारे OTP मँगाए गए, कृपया बाद में कोशिश करें',
  'otp-too-busy': 'इस समय बहुत सारे OTP मँगाए जा रहे हैं, कृपया थोड़ी देर बाद कोशिश करें',
  'captcha-needed': 'कृपया पुष्टि करें कि आप रोबोट नहीं हैं',
  'captcha-wrong': 'रोबोट की जाँच पूरी नहीं हो सकी, कृपया फिर से कोशिश करें',
  'phone-not-verified': 'कृपया पहले अपने फ़ोन नंबर की पुष्टि करें',
  'phone-taken': 'इस नंबर का खाता पहले से है, कृपया लॉग इन करें',
  'owner-unsure': 'यह खाता लंबे समय से इस्तेमाल नहीं हुआ है, कृपया बताएँ कि यह किसका है',
  'child-wrong': 'इस खाते में बच्चे का नाम यह नहीं है',
  'too-many-names': 'बहुत बार ग़लत नाम डाला गया, कृपया पासवर्ड से लॉग इन करें या कल फिर से कोशिश करें',
  'no-account': 'इस नंबर का कोई खाता नहीं है, कृपया साइन अप करें',
  'password-wrong': 'फ़ोन नंबर या पासवर्ड ग़लत है',
  'old-password-wrong': 'पुराना पासवर्ड सही नहीं है',
  'password-common': 'यह पासवर्ड आसानी से बूझा जा सकता है, कृपया कोई और चुनें',
  'password-is-phone': 'आपका फ़ोन नंबर आसानी से बूझा जा सकता है, कृपया कोई और पासवर्ड चुनें',
  'password-is-name': 'नाम आसानी से बूझा जा सकता है, कृपया कोई और पासवर्ड चुनें',
  'too-many-tries': 'बहुत बार कोशिश की गई, कृपया बाद में कोशिश करें या OTP से लॉग इन करें',
  'session-ended': 'कृपया फिर से लॉग इन करें',
  'consent-needed': 'पहले माता-पिता को गोपनीयता नीति और शर्तों से सहमत होना होगा',
  'not-yours': 'यह किसी और खाते का है',
  'foreign-origin': 'किसी दूसरी साइट से यह नहीं किया जा सकता',
  'coupon-missing': 'कृपया कूपन कोड डालें',
  'coupon-invalid': 'यह कूपन मान्य नहीं है',
  'coupon-case': 'यह कूपन मान्य नहीं है: छोटे और बड़े अक्षर मायने रखते हैं। कृपया वैसे ही लिखें जैसा आपको मिला।',
  'coupon-used-up': 'यह कूपन पूरा इस्तेमाल हो चुका है',
  'coupon-tries-used': 'बहुत सारे कूपन आज़माए गए, कृपया बाद में कोशिश करें',
  'payment-unknown': 'इस खाते में ऐसा कोई भुगतान नहीं है',
  'cancellation-too-late': `सदस्यता भुगतान के ${CANCELLABLE_DAYS} दिनों के भीतर रद्द की जा सकती है, और वे दिन बीत चुके हैं`,
  'cancellation-not-paid': 'इस भुगतान में लौटाने के लिए कुछ नहीं है',
  'cancellation-none': 'यह भुगतान रद्द नहीं किया गया है',
  'cancellation-processed': 'पैसा आपके पास वापस आ रहा है',
  'not-paid-twice': 'यह भुगतान दो बार नहीं हुआ, इसलिए कुछ तय करने को नहीं है',
  'competition-unknown': 'ऐसी कोई प्रतियोगिता नहीं है',
  'registration-closed': 'इस प्रतियोगिता का पंजीकरण बंद हो चुका है',
  'already-registered': 'आप पहले से पंजीकृत हैं',
  'participant-unknown': 'इस फ़ोन नंबर और कक्षा से कोई बच्चा पंजीकृत नहीं है',
  'competition-not-started': 'प्रतियोगिता अभी शुरू नहीं हुई है',
  'competition-cancelled': 'प्रतियोगिता रद्द कर दी गई है',
  'plan-changed': 'प्रतियोगिता का समय बदल गया है',
  'standard-not-in-competition': 'यह कक्षा इस प्रतियोगिता में भाग नहीं लेती',
  'competition-other': 'यह पंजीकरण किसी दूसरी प्रतियोगिता का है',
  'answers-count': 'उत्तरों की संख्या प्रतियोगिता से मेल नहीं खाती',
  'answers-option': 'एक उत्तर विकल्पों में से नहीं है',
  'answers-time': 'समय उत्तरों से मेल नहीं खाता',
  'answers-early': 'एक ऐसे प्रश्न का उत्तर है जो अभी दिखाया ही नहीं जा सकता था',
  'picks-over': 'प्रतियोगिता समाप्त हो गई है: अब एक-एक उत्तर नहीं, सब उत्तर साथ लिए जाते हैं',
  'hand-ins-too-many': 'इस बच्चे के लिए बहुत सारे अलग-अलग उत्तर भेजे गए',
  'code-needed': 'कृपया वह OTP डालें जो हम इस नंबर पर भेजते हैं',
  'which-child': 'कौन-सा बच्चा भाग ले रहा है?',
  'question-not-due': 'इस प्रश्न की बारी अभी नहीं आई है',
  'result-unknown': 'इस लिंक से कोई परिणाम नहीं खुलता',
  'prize-not-won': 'इस परिणाम पर कोई पुरस्कार नहीं मिला है',
  'address-confirmed': 'पता पहले ही पक्का हो चुका है। बदलने के लिए कृपया हमें लिखें।',
  'certificate-unknown': 'इस कोड का कोई प्रमाणपत्र हमारे पास नहीं है',
  'too-often': 'अभी के लिए यह जितनी बार हो सकता था, हो चुका है',
  'still-busy': 'पिछला काम अभी चल रहा है, कृपया थोड़ी देर में फिर से कोशिश करें',
};
