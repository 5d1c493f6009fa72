import type { maintenanceLabels as English } from './maintenance-labels.texts';

export const maintenanceLabels: typeof English = {
  labels: {
    contract: 'চুক্তি',
    visit: 'কাজ',
    startsOn: 'শুরু',
    endsOn: 'শেষ',
    rhythm: 'ভিজিট',
    price: 'মেয়াদের মূল্য',
    site: 'ঠিকানা',
    note: 'নোট',
    cancelled: 'বাতিল',
    dueOn: 'নির্ধারিত দিন',
    due: 'নির্ধারিত',
    plannedOn: 'ভিজিটের দিন',
    planned: 'ঠিক করা',
    plannedAt: 'সময়',
    doneOn: 'যেদিন কাজ হয়েছে',
    done: 'সম্পন্ন',
    state: 'অবস্থা',
  },
  errors: {
    contractRequired: 'চুক্তির একটি নাম লিখুন',
    visitRequired: 'ভিজিটে কী কাজ হবে, লিখুন',
    startsRequired: 'চুক্তি কবে শুরু, লিখুন',
    endsRequired: 'চুক্তির শেষ দিন লিখুন',
    dueRequired: 'ভিজিট কোন দিন হওয়ার কথা, লিখুন',
    chooseRhythm: 'কত দিন পরপর ভিজিট, বেছে নিন',
    chooseState: 'ভিজিটের অবস্থা বেছে নিন',
    timeMalformed: 'সময় এভাবে লিখুন: 09:30',
  },
};
