/** Bangla of the demonstration gallery, by the English texts; names and places are in `PROJECT_TEXTS`. */
export const GALLERY_TEXTS: Record<string, string> = {
  'Plant room': 'প্ল্যান্ট রুম',
  'Two water chillers with three pumps, one on standby.':
    'দুটি ওয়াটার চিলার, সঙ্গে তিনটি পাম্প; একটি স্ট্যান্ডবাই।',
  'VRF outdoor units on the roof': 'ছাদে VRF আউটডোর ইউনিট',
  'Two rows, with space between them for airflow and service.':
    'দুই সারি, মাঝে বাতাস চলাচল ও সার্ভিসের জায়গা।',
  'Ducts before the ceiling closes': 'সিলিং বন্ধ করার আগে ডাক্ট',
  'Ducts, pipes and cassettes hung level and insulated before the ceiling tiles go in.':
    'সিলিংয়ের টাইল বসানোর আগেই ডাক্ট, পাইপ ও ক্যাসেট লেভেল মিলিয়ে ঝোলানো, ইনসুলেশনও শেষ।',
  'Refrigerant pipes in the shaft': 'শ্যাফটে রেফ্রিজারেন্টের পাইপ',
  'Insulated copper on brackets, floor by floor, easy to reach for service.':
    'ইনসুলেশন দেওয়া কপার পাইপ, প্রতি তলায় ব্র্যাকেটে বসানো। সার্ভিসের সময় সহজেই হাত পৌঁছায়।',
  'Control panel': 'কন্ট্রোল প্যানেল',
  'Breakers, contactors and controller for one floor.':
    'এক তলার সার্কিট ব্রেকার, কন্টাক্টর ও কন্ট্রোলার।',
  'Start-up of an outdoor unit': 'আউটডোর ইউনিট চালু করা',
  'Pressures are measured and recorded before a system is handed over.':
    'সিস্টেম হস্তান্তরের আগে প্রেশার মেপে লিখে রাখা হয়।',
};
