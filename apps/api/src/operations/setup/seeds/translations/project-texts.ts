/** Bangla of the demonstration projects, by their English texts. The gallery shares names and places. */
export const PROJECT_TEXTS: Record<string, string> = {
  // Names
  'Karnaphuli Square': 'কর্ণফুলী স্কয়ার',
  'Surma Shopping City': 'সুরমা শপিং সিটি',
  'Mohona Market': 'মোহনা মার্কেট',
  'Meghna Trade Centre': 'মেঘনা ট্রেড সেন্টার',
  'Turag Office Park': 'তুরাগ অফিস পার্ক',
  'Patenga Line Head Office': 'পতেঙ্গা লাইন হেড অফিস',
  'Lalmatia Court Apartments': 'লালমাটিয়া কোর্ট অ্যাপার্টমেন্ট',
  'Lake View Residence': 'লেক ভিউ রেসিডেন্স',
  'Shapla Villa': 'শাপলা ভিলা',
  'District Records Office': 'জেলা রেকর্ড অফিস',
  'Upazila Training Centre': 'উপজেলা ট্রেনিং সেন্টার',
  'Citizen Service Hall': 'নাগরিক সেবা হল',
  'Brahmaputra College Library': 'ব্রহ্মপুত্র কলেজ লাইব্রেরি',
  'Sundarban Model School': 'সুন্দরবন মডেল স্কুল',
  'Polytechnic Computer Labs': 'পলিটেকনিক কম্পিউটার ল্যাব',
  'Padma General Hospital': 'পদ্মা জেনারেল হাসপাতাল',
  'Rupsha Clinic': 'রূপসা ক্লিনিক',
  'Tista Diagnostic Centre': 'তিস্তা ডায়াগনস্টিক সেন্টার',
  'Baitul Aman Mosque': 'বায়তুল আমান মসজিদ',
  'Darus Salam Mosque': 'দারুস সালাম মসজিদ',
  'Shanti Prayer Hall': 'শান্তি প্রার্থনা হল',
  'Shitalakkhya Knitwear': 'শীতলক্ষ্যা নিটওয়্যার',
  'Turag Packaging': 'তুরাগ প্যাকেজিং',
  'Bhairab Parts Store': 'ভৈরব পার্টস স্টোর',
  'Chitra Convention Hall': 'চিত্রা কনভেনশন হল',
  'Kushtia Auditorium': 'কুষ্টিয়া অডিটোরিয়াম',
  'Riverside Wedding Garden': 'রিভারসাইড ওয়েডিং গার্ডেন',
  'Akter Foods, floors 4 and 5': 'আক্তার ফুডস, লেভেল ৪ ও ৫',
  'Rupsha Fish, packing hall': 'রূপসা ফিশ, প্যাকিং হল',
  // Places
  'Agrabad, Chattogram': 'আগ্রাবাদ, চট্টগ্রাম',
  'Zindabazar, Sylhet': 'জিন্দাবাজার, সিলেট',
  'Upashahar, Rajshahi': 'উপশহর, রাজশাহী',
  'Motijheel, Dhaka': 'মতিঝিল, ঢাকা',
  'Uttara, Dhaka': 'উত্তরা, ঢাকা',
  'Lalmatia, Dhaka': 'লালমাটিয়া, ঢাকা',
  'Gulshan, Dhaka': 'গুলশান, ঢাকা',
  'Gulshan 2, Dhaka': 'গুলশান ২, ঢাকা',
  'Khulshi, Chattogram': 'খুলশী, চট্টগ্রাম',
  Mymensingh: 'ময়মনসিংহ',
  Bogura: 'বগুড়া',
  Khulna: 'খুলনা',
  Barishal: 'বরিশাল',
  Rajshahi: 'রাজশাহী',
  Rangpur: 'রংপুর',
  Narayanganj: 'নারায়ণগঞ্জ',
  Sylhet: 'সিলেট',
  Gazipur: 'গাজীপুর',
  Bhairab: 'ভৈরব',
  Jashore: 'যশোর',
  Kushtia: 'কুষ্টিয়া',
  // Equipment
  'Fan coil units': 'ফ্যান কয়েল ইউনিট',
  Cassettes: 'ক্যাসেট',
  'Cassettes and ducted units': 'ক্যাসেট ও ডাক্ট ইউনিট',
  'Wall-mounted and cassette units': 'ওয়াল মাউন্টেড ও ক্যাসেট ইউনিট',
  'Ceiling-mounted units': 'সিলিং মাউন্টেড ইউনিট',
  'Modular air-cooled chiller': 'মডুলার এয়ার কুলড চিলার',
  'Water-cooled chillers': 'ওয়াটার কুলড চিলার',
  'VRF outdoor unit': 'VRF আউটডোর ইউনিট',
  'VRF outdoor units': 'VRF আউটডোর ইউনিট',
  // Descriptions
  'Six modular chillers on the roof serve five floors of shops. Any chiller can be taken out of service while the mall stays open.':
    'ছাদের ছয়টি মডুলার চিলার পাঁচটি তলার দোকান ঠান্ডা রাখে। মার্কেট খোলা রেখেই যেকোনো একটি চিলার বন্ধ করে কাজ করা যায়।',
  'Chilled water for four floors of shops and a food court, which has its own fresh air fans.':
    'চারটি তলার দোকান ও একটি ফুড কোর্ট চলে চিলারের ঠান্ডা পানিতে। ফুড কোর্টে বাইরের বাতাস আনার ফ্যান আলাদা।',
  'VRF outdoor units in two rows on the roof, with service space between them. The shops are being connected floor by floor.':
    'ছাদে দুই সারিতে VRF আউটডোর ইউনিট, মাঝে সার্ভিস করার জায়গা। এক এক তলা করে দোকানগুলোতে সংযোগ দেওয়া হচ্ছে।',
  'Chilled water for an office tower. Each floor has its own valve and meter, so tenants pay for what they use.':
    'অফিস টাওয়ারটির এসি চলে চিলারের ঠান্ডা পানিতে। প্রতি তলায় আলাদা ভালভ ও মিটার, তাই ভাড়াটেরা যতটুকু ব্যবহার করেন, ততটুকুরই টাকা দেন।',
  'VRF for open-plan offices and meeting rooms in two buildings. Cassettes in the offices, ducted units in the lobbies.':
    'দুটি ভবনের খোলা অফিস ও মিটিং রুমে VRF সিস্টেম। অফিসে ক্যাসেট, লবিতে ডাক্ট ইউনিট।',
  'VRF for the lobby, offices and boardroom, with four flush cassettes in the lobby ceiling.':
    'লবি, অফিস ও বোর্ডরুমের জন্য VRF সিস্টেম। লবিতে চারটি ক্যাসেট, সিলিংয়ের সঙ্গে সমান করে বসানো।',
  'Six VRF outdoor units on the roof. Every flat has its own indoor units and consumption record.':
    'ছাদে ছয়টি VRF আউটডোর ইউনিট। প্রতিটি ফ্ল্যাটের ইনডোর ইউনিট আলাদা, বিদ্যুৎ খরচের হিসাবও আলাদা।',
  'Cassettes in the living rooms and slim duct units in the bedrooms, on two outdoor units.':
    'বসার ঘরে ক্যাসেট, বেডরুমে স্লিম ডাক্ট ইউনিট। সব চলে দুটি আউটডোর ইউনিটে।',
  'A family house on one VRF outdoor unit: wall-mounted units upstairs, cassettes in the living room.':
    'পুরো বাসা চলে একটি VRF আউটডোর ইউনিটে। ওপরের তলায় ওয়াল মাউন্টেড ইউনিট, বসার ঘরে ক্যাসেট।',
  'Cassettes for the offices, and steady cooling day and night for the record rooms.':
    'অফিসে ক্যাসেট। রেকর্ড রুমে দিনরাত একই রকম ঠান্ডা।',
  'Classrooms, a computer room and a hostel wing on three VRF systems, all run from one controller.':
    'তিনটি VRF সিস্টেমে চলে ক্লাসরুম, একটি কম্পিউটার রুম ও হোস্টেলের একটি অংশ। সব চালানো হয় একটি কন্ট্রোলার থেকে।',
  'A public hall with high ceilings and long opening hours. Ducted units serve the hall, cassettes the offices behind it.':
    'উঁচু সিলিংয়ের হল, খোলা থাকে অনেকক্ষণ। হলে ডাক্ট ইউনিট, পেছনের অফিসে ক্যাসেট।',
  'Quiet ducted units for the reading rooms and cassettes for the offices and the computer room.':
    'পড়ার ঘরে কম শব্দের ডাক্ট ইউনিট; অফিস ও কম্পিউটার রুমে ক্যাসেট।',
  'Two cassettes in each of the larger classrooms. The work was done in two school holidays.':
    'বড় ক্লাসরুমের প্রতিটিতে দুটি করে ক্যাসেট। কাজ হয়েছে স্কুলের দুটি ছুটিতে।',
  'Computer rooms with their own outdoor unit, so they can be cooled when the rest of the building is closed.':
    'কম্পিউটার রুমগুলোর আউটডোর ইউনিট আলাদা, তাই ভবনের বাকি অংশ বন্ধ থাকলেও ঠান্ডা রাখা যায়।',
  'Chilled water for eight floors. We worked department by department while the hospital stayed open.':
    'আটটি তলা চলে চিলারের ঠান্ডা পানিতে। হাসপাতাল খোলা রেখেই আমরা এক এক বিভাগ করে কাজ করেছি।',
  'Cassettes in the wards and consulting rooms, with the outdoor units on the roof, away from the wards.':
    'ওয়ার্ড ও ডাক্তারের চেম্বারে ক্যাসেট। আউটডোর ইউনিট ছাদে, ওয়ার্ড থেকে দূরে।',
  'Imaging rooms have their own units; waiting rooms and offices share a second system.':
    'ইমেজিং রুমের ইউনিট আলাদা। অপেক্ষার ঘর ও অফিস চলে আরেকটি সিস্টেমে।',
  'Ducted units behind the side walls of the prayer hall. A timer starts the cooling before each prayer.':
    'নামাজের জায়গার দুই পাশের দেয়ালের পেছনে ডাক্ট ইউনিট। প্রতি ওয়াক্তের আগে টাইমারে এসি চালু হয়ে যায়।',
  'High static ducted units, so no unit is visible in the prayer hall; cassettes in the side rooms.':
    'হাই স্ট্যাটিক ডাক্ট, তাই নামাজের জায়গায় কোনো ইউনিট চোখে পড়ে না। পাশের ঘরগুলোতে ক্যাসেট।',
  'Ceiling-mounted units along both walls of a single hall, on one outdoor unit.':
    'একটি হলের দুই পাশের দেয়াল ধরে সিলিং মাউন্টেড ইউনিট, সব চলে একটি আউটডোর ইউনিটে।',
  'Chilled water for the sewing floors and the fabric store, where humidity has to stay steady.':
    'সেলাইয়ের ফ্লোর ও কাপড়ের গুদামে চিলারের ঠান্ডা পানি। গুদামে আর্দ্রতা একই রকম রাখতে হয়।',
  'VRF for offices and print rooms, with the pipes in a service shaft that can be inspected on every floor.':
    'অফিস ও প্রিন্ট রুমে VRF সিস্টেম। পাইপ গেছে সার্ভিস শ্যাফট দিয়ে, প্রতি তলা থেকেই পরীক্ষা করা যায়।',
  'Cooling for the packing area and offices of a warehouse; the racks themselves need none.':
    'গুদামের প্যাকিংয়ের জায়গা ও অফিসে এসি। র‍্যাকের অংশে এসি লাগে না।',
  'High static ducted units for the main hall and cassettes for the dining rooms, each hall on its own system.':
    'মূল হলে হাই স্ট্যাটিক ডাক্ট, খাওয়ার ঘরে ক্যাসেট। প্রতিটি হলের সিস্টেম আলাদা।',
  'Two water chillers in a plant room behind the stage, with one standby pump. The fan coil units above the seats stay quiet during performances.':
    'মঞ্চের পেছনের প্ল্যান্ট রুমে দুটি ওয়াটার চিলার, সঙ্গে একটি স্ট্যান্ডবাই পাম্প। আসনের ওপরের ফ্যান কয়েল ইউনিটে অনুষ্ঠানের সময় প্রায় শব্দ হয় না।',
  'Three halls that can be used separately or together, each with its own VRF system.':
    'তিনটি হল, আলাদা বা একসঙ্গে ব্যবহার করা যায়। প্রতিটির VRF সিস্টেম আলাদা।',
};
