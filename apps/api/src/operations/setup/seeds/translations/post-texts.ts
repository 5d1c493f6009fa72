/** Posts whose text is Bangla too, in `libs/demo/data/posts/bn`. */
export const BANGLA_POSTS = ['choosing-tonnage.md', 'inverter.md', 'maintenance.md'];
/** The other posts, which were translated later. */
export const FURTHER_BANGLA_POSTS = [
  'vrf-or-chiller.md',
  'r32.md',
  'cold-room.md',
  'ventilation.md',
  'energy.md',
  'wind-free.md',
];

/** Bangla of titles, excerpts, topics and authors of the demonstration posts, by their English texts. */
export const POST_TEXTS: Record<string, string> = {
  'Nusrat Rahman': 'নুসরাত রহমান',
  'Imran Kabir': 'ইমরান কবির',
  // Topics
  'Choosing tonnage': 'কত টন লাগবে',
  Inverter: 'ইনভার্টার',
  'VRF and chillers': 'VRF ও চিলার',
  Refrigerants: 'রেফ্রিজারেন্ট',
  Maintenance: 'রক্ষণাবেক্ষণ',
  'Cold rooms': 'কোল্ড রুম',
  Ventilation: 'ভেন্টিলেশন',
  Energy: 'বিদ্যুৎ সাশ্রয়',
  'Wind-Free': 'Wind-Free',
  // Titles and excerpts
  'How many tons does a room need?': 'কোন ঘরে কত টন এসি লাগে?',
  'Floor area is only the start. Sun, the roof above, people and equipment decide whether a room needs one ton or two. With a table for rooms in Bangladesh and a worked example.':
    'মেঝের মাপ শুরু মাত্র। এক টন না দুই টন, তা ঠিক করে রোদ, ওপরের ছাদ, মানুষ আর যন্ত্রপাতি। সঙ্গে বাংলাদেশের ঘরের টেবিল ও হিসাব করা একটি উদাহরণ।',
  'What an inverter compressor does': 'ইনভার্টার কম্প্রেসর কী করে',
  'A fixed-speed compressor runs at full power or not at all. An inverter changes its speed. When that saves money, and when it makes little difference.':
    'এক গতির কম্প্রেসর হয় পুরো জোরে চলে, নয়তো বন্ধ থাকে। ইনভার্টার গতি কমায়-বাড়ায়। কখন তাতে টাকা বাঁচে, আর কখন লাভ সামান্য।',
  'VRF or chiller: how to decide': 'VRF, না চিলার: কীভাবে ঠিক করবেন',
  'Refrigerant to every room, or chilled water? It depends on height, pipe length, hours of use and who looks after the plant.':
    'ঘরে ঘরে রেফ্রিজারেন্ট যাবে, না চিলারের ঠান্ডা পানি? নির্ভর করে ভবন কত উঁচু, পাইপ কত লম্বা, কত ঘণ্টা চলে আর দেখাশোনা কে করেন, তার ওপর।',
  'R32 and R410A, in plain words': 'সহজ কথায় R32 ও R410A',
  'Why new room units come with R32, why many VRF systems in the field run on R410A, and what changes for installation and service.':
    'ঘরের নতুন এসিতে কেন R32, চালু থাকা অনেক VRF সিস্টেমে কেন R410A, আর এতে ইনস্টলেশন ও সার্ভিসে কী বদলায়।',
  'What a service visit should include': 'একটি সার্ভিস ভিজিটে যা থাকা চাই',
  'Washing the filter is not a service. What a technician should clean, measure and record twice a year.':
    'শুধু ফিল্টার ধোয়াকে সার্ভিস বলে না। বছরে দুবার টেকনিশিয়ান কী পরিষ্কার করবেন, কী মাপবেন, কী লিখে রাখবেন।',
  'Planning a cold room': 'কোল্ড রুমের পরিকল্পনা',
  'Temperature, product, door openings and the size of the daily delivery: the four figures that determine the size of a cold room.':
    'তাপমাত্রা, পণ্য, দরজা কতবার খোলে আর রোজ কত মাল আসে: এই চারটি সংখ্যাতেই কোল্ড রুমের সাইজ ঠিক হয়।',
  'Fresh air in a closed office': 'বন্ধ অফিসে তাজা বাতাস',
  'A split unit recirculates the same air. How much outdoor air an office needs, and what it costs to cool it.':
    'স্প্লিট এসি একই বাতাস ঘুরিয়ে ঘুরিয়ে দেয়। অফিসে বাইরের বাতাস কতটা লাগে, আর তা ঠান্ডা করতে কত খরচ।',
  'Six ways to a lower electricity bill': 'বিদ্যুৎ বিল কমানোর ছয় উপায়',
  'Set temperature, hours, doors, dirty coils, sun and the right size: what each does to the bill, with figures.':
    'সেট করা তাপমাত্রা, কত ঘণ্টা চলে, দরজা, কয়েলের ময়লা, রোদ আর ঠিক সাইজ: কোনটায় বিল কত বাড়ে-কমে, সংখ্যাসহ।',
  'How Wind-Free cooling works': 'Wind-Free কুলিং কীভাবে কাজ করে',
  'The unit first cools with its louvres open, then they close. What happens next, and in which rooms it pays off.':
    'প্রথমে লুভার খোলা রেখে ঠান্ডা করে, তারপর লুভার বন্ধ হয়। এরপর কী হয়, আর কোন ঘরে এতে লাভ।',
};
