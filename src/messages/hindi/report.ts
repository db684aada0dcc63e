import type { Translated } from '../language.ts';
import type { report as english } from '../report.ts';

export const report: Translated<typeof english> = {
  practised: {
    thisWeek: 'इस हफ़्ते आपके बच्चे ने {days}, {minutes} अभ्यास किया। {items} में से {right} के जवाब सही थे।',
    days: { none: '', one: 'एक दिन', many: '{count} दिन' },
    minutes: { none: '', one: 'लगभग एक मिनट', many: 'लगभग {count} मिनट' },
    items: { none: '', one: 'एक सवाल', many: '{count} सवालों' },
    notThisWeek: 'इस हफ़्ते अभ्यास नहीं हुआ। बच्चा जब चाहे फिर शुरू कर सकता है; कुछ भी खोया नहीं है।',
    never: 'आपके बच्चे ने यहाँ अभी तक अभ्यास नहीं किया है। पहले स्तर में लगभग दस मिनट लगते हैं।',
  },
  better: {
    mended: 'एक ग़लती अब नहीं दोहराई जा रही: {mistake} (“{right}” की जगह “{wrong}”)।',
    solid: {
      none: '',
      one: 'एक बात पक्की हो गई है: {skill} ({topic})।',
      many: '{count} बातें पक्की हो गई हैं; सबसे नई है “{skill}” ({topic})।',
    },
    nothingYet: 'कोई बात तब पक्की मानी जाती है, जब उसके लगभग सभी नए जवाब सही हों।',
  },
  together: {
    shaky: '“{skill}” ({topic}) अभी पक्की नहीं है। साथ में पाठ “{title}” पढ़िए: {rule}',
    shakyWithoutLesson: '“{skill}” ({topic}) अभी पक्की नहीं है। साथ में खेलिए और कारण ज़ोर से पढ़िए।',
    goOn: 'अभी कुछ भी फिर से देखना नहीं है। साथ में अगला पाठ “{title}” पढ़िए: {rule}',
    goOnWithoutLesson: 'अभी कुछ भी फिर से देखना नहीं है। आगे का विषय है {topic}।',
    nothingLeft: 'कुछ भी फिर से देखना नहीं है, और आपके लिए खुले सभी स्तर खेले जा चुके हैं। साथ में आज का शब्द देखिए।',
  },
};
