/** Descriptions of the pictures in the demonstration data, by the English ones. */
export const PICTURE_TEXTS: Record<string, string> = {
  'White VRF outdoor unit with one fan on top, its coils behind wire guards':
    'সাদা VRF আউটডোর ইউনিট, ওপরে একটি ফ্যান, তারের জালির পেছনে কয়েল',
  'VRF outdoor unit with one fan from the front: coil above, service panel below':
    'এক ফ্যানের VRF আউটডোর ইউনিট, সামনে থেকে: ওপরে কয়েল, নিচে সার্ভিস প্যানেল',
  'The fan guard on top of a VRF outdoor unit with one fan':
    'এক ফ্যানের VRF আউটডোর ইউনিটের ওপরে ফ্যানের জালি',
  'White VRF outdoor unit with two fans on top, its coils behind wire guards':
    'সাদা VRF আউটডোর ইউনিট, ওপরে দুটি ফ্যান, তারের জালির পেছনে কয়েল',
  'VRF outdoor unit with two fans from the front: coils above, service panels below':
    'দুই ফ্যানের VRF আউটডোর ইউনিট, সামনে থেকে: ওপরে কয়েল, নিচে সার্ভিস প্যানেল',
  'The two fan guards on top of a VRF outdoor unit': 'VRF আউটডোর ইউনিটের ওপরে দুটি ফ্যানের জালি',
  'Round 360 cassette in a ceiling, with a lit ring round the middle':
    'সিলিংয়ে গোল 360 ক্যাসেট, মাঝখান ঘিরে আলোর রিং',
  'Round 360 cassette in a tiled ceiling from below: cover, lit ring, inlet slots, round outlet':
    'টাইলস সিলিংয়ে গোল 360 ক্যাসেট, নিচ থেকে: ঢাকনা, আলোর রিং, বাতাস ঢোকার খাঁজ ও গোল আউটলেট',
  'The lit ring, the inlet slots and the round outlet of a 360 cassette':
    '360 ক্যাসেটের আলোর রিং, বাতাস ঢোকার খাঁজ ও গোল আউটলেট',
  'Square 4-way cassette in a ceiling, fine holes in its four louvres':
    'সিলিংয়ে চৌকো ফোর ওয়ে ক্যাসেট, চারটি লুভারেই সূক্ষ্ম ছিদ্র',
  'Square 4-way cassette in a tiled ceiling from below: inlet grille and four louvres with fine holes':
    'টাইলস সিলিংয়ে চৌকো ফোর ওয়ে ক্যাসেট, নিচ থেকে: মাঝে গ্রিল, চারপাশে সূক্ষ্ম ছিদ্রের চারটি লুভার',
  'Two louvres with fine holes and a corner of the inlet grille of a 4-way cassette':
    'ফোর ওয়ে ক্যাসেটের দুটি লুভারের সূক্ষ্ম ছিদ্র ও গ্রিলের এক কোণ',
  'Slim 1-way cassette in a ceiling: inlet slots, a strip of fine holes, one long louvre':
    'সিলিংয়ে চিকন ওয়ান ওয়ে ক্যাসেট: বাতাস ঢোকার খাঁজ, সূক্ষ্ম ছিদ্রের একটি সারি, একটি লম্বা লুভার',
  'Slim 1-way cassette in a tiled ceiling from below: inlet slots, a strip of fine holes, the louvre':
    'টাইলস সিলিংয়ে চিকন ওয়ান ওয়ে ক্যাসেট, নিচ থেকে: বাতাস ঢোকার খাঁজ, সূক্ষ্ম ছিদ্রের সারি ও লুভার',
  'Inlet slots, fine holes, status light and louvre at the end of a 1-way cassette':
    'ওয়ান ওয়ে ক্যাসেটের এক প্রান্ত: বাতাস ঢোকার খাঁজ, সূক্ষ্ম ছিদ্র, সংকেতের আলো ও লুভার',
  'High static duct unit, a tall casing of galvanised steel with its outlet flange':
    'বিগ ডাক্ট ইউনিট: গ্যালভানাইজড স্টিলের উঁচু বাক্স, সামনে আউটলেটের ফ্ল্যাঞ্জ',
  'High static duct unit from the front: the coil behind its outlet flange':
    'বিগ ডাক্ট ইউনিট, সামনে থেকে: আউটলেটের ফ্ল্যাঞ্জের পেছনে কয়েল',
  'The two fans in the open back of a high static duct unit':
    'বিগ ডাক্ট ইউনিটের খোলা পেছন দিকে দুটি ফ্যান',
  'Medium static duct unit of galvanised steel: outlet flange, copper connections, electric box':
    'গ্যালভানাইজড স্টিলের মিডিয়াম ডাক্ট ইউনিট: আউটলেটের ফ্ল্যাঞ্জ, কপার পাইপের মুখ, বিদ্যুতের বাক্স',
  'Medium static duct unit from the front: the coil behind its outlet flange':
    'মিডিয়াম ডাক্ট ইউনিট, সামনে থেকে: আউটলেটের ফ্ল্যাঞ্জের পেছনে কয়েল',
  'The two fans in the open back of a medium static duct unit':
    'মিডিয়াম ডাক্ট ইউনিটের খোলা পেছন দিকে দুটি ফ্যান',
  'Flat duct unit of galvanised steel with a wide air outlet':
    'গ্যালভানাইজড স্টিলের চ্যাপ্টা ডাক্ট ইউনিট, সামনে চওড়া আউটলেট',
  'Flat duct unit from the front: the coil behind its wide air outlet':
    'চ্যাপ্টা ডাক্ট ইউনিট, সামনে থেকে: চওড়া আউটলেটের পেছনে কয়েল',
  'Copper connections, drain and electric box at the end of a slim duct unit':
    'স্লিম ডাক্ট ইউনিটের এক প্রান্তে কপার পাইপের মুখ, ড্রেন ও বিদ্যুতের বাক্স',
  'White wall mounted unit with a finely perforated front, louvre closed':
    'সাদা ওয়াল মাউন্টেড ইউনিট, সামনে সূক্ষ্ম ছিদ্র, লুভার বন্ধ',
  'Wall mounted unit from the front: fine holes, lit figures, louvre':
    'ওয়াল মাউন্টেড ইউনিট, সামনে থেকে: সূক্ষ্ম ছিদ্র, ডিসপ্লের সংখ্যা, লুভার',
  'Fine holes, lit figures, receiver and louvre at the right end of a wall mounted unit':
    'ওয়াল মাউন্টেড ইউনিটের ডান প্রান্ত: সূক্ষ্ম ছিদ্র, ডিসপ্লের সংখ্যা, রিমোটের রিসিভার ও লুভার',
  'White unit mounted below a ceiling: a long outlet with louvres, three inlet grilles':
    'সিলিংয়ের নিচে সাদা ইউনিট: লুভারসহ লম্বা আউটলেট, তিনটি গ্রিল',
  'White unit below a ceiling from the front: the long outlet, three inlet grilles behind it':
    'সিলিংয়ের নিচে সাদা ইউনিট, সামনে থেকে: লম্বা আউটলেট, পেছনে তিনটি গ্রিল',
  'Two curved louvres in the outlet of a ceiling mounted unit, status light and inlet grilles':
    'সিলিং মাউন্টেড ইউনিটের আউটলেটে দুটি বাঁকা লুভার, সংকেতের আলো ও গ্রিল',
  'Energy recovery ventilator with two round spigots, access door and electric box':
    'এনার্জি রিকভারি ভেন্টিলেটর: দুটি গোল মুখ, সার্ভিস দরজা ও বিদ্যুতের বাক্স',
  'Energy recovery ventilator from the front with its two round spigots':
    'এনার্জি রিকভারি ভেন্টিলেটর, সামনে থেকে: দুটি গোল মুখ',
  'Access door with two latches beside a round spigot of an energy recovery ventilator':
    'এনার্জি রিকভারি ভেন্টিলেটরের গোল মুখের পাশে দুই ছিটকিনির সার্ভিস দরজা',
  'Large modular air-cooled chiller with two fans above slanted coils':
    'বড় মডুলার এয়ার কুলড চিলার, কাত করা কয়েলের ওপরে দুটি ফ্যান',
  'Large modular air-cooled chiller from the front: four doors, coils and two fans above':
    'বড় মডুলার এয়ার কুলড চিলার, সামনে থেকে: চারটি দরজা, কয়েল, ওপরে দুটি ফ্যান',
  'Vents, status display and the two water connections in the base of a modular chiller':
    'মডুলার চিলারের নিচের অংশ: বাতাসের ফাঁক, ডিসপ্লে ও পানির দুটি মুখ',
  'Small modular air-cooled chiller with two fans above slanted coils':
    'ছোট মডুলার এয়ার কুলড চিলার, কাত করা কয়েলের ওপরে দুটি ফ্যান',
  'Small modular air-cooled chiller from the front: three doors, coils and two fans above':
    'ছোট মডুলার এয়ার কুলড চিলার, সামনে থেকে: তিনটি দরজা, কয়েল, ওপরে দুটি ফ্যান',
  'Rating plate and the two water connections in the base of a small modular chiller':
    'ছোট মডুলার চিলারের নিচের অংশ: গায়ের লেবেল ও পানির দুটি মুখ',
  'Split air conditioner: wall unit above, outdoor unit below, joined by insulated pipes':
    'স্প্লিট এসি: ওপরে ওয়াল ইউনিট, নিচে আউটডোর ইউনিট, মাঝে ইনসুলেশন করা পাইপ',
  'Split air conditioner from the front: wall unit above the outdoor unit':
    'স্প্লিট এসি, সামনে থেকে: ওপরে ওয়াল ইউনিট, নিচে আউটডোর ইউনিট',
  'Outdoor unit of a split air conditioner: fan guard, valve cover, two brass valves with pipes':
    'স্প্লিট এসির আউটডোর ইউনিট: ফ্যানের জালি, ভাল্ভের ঢাকনা, পাইপসহ দুটি পিতলের ভাল্ভ',
  'Rooftop package unit on its kerb: coils and two fans, service doors, fresh air hood':
    'রুফটপ প্যাকেজ ইউনিট: কয়েল ও দুটি ফ্যান, সার্ভিস দরজা, তাজা বাতাসের মুখ',
  'Rooftop package unit from the front: coils, two service doors, display':
    'রুফটপ প্যাকেজ ইউনিট, সামনে থেকে: কয়েল, দুটি সার্ভিস দরজা, ডিসপ্লে',
  'Two fan guards on the roof of a package unit, coils below':
    'রুফটপ প্যাকেজ ইউনিটের ওপরে দুটি ফ্যানের জালি, নিচে কয়েল',
  'White cold room with its door open, a rack with crates inside, the condensing unit on its roof':
    'সাদা কোল্ড রুম, দরজা খোলা, ভেতরে তাকে ক্রেট, ছাদে কনডেনসিং ইউনিট',
  'White cold room from the front, crates on a rack behind the open door':
    'সাদা কোল্ড রুম, সামনে থেকে: খোলা দরজার ভেতরে তাকে ক্রেট',
  'Controller showing minus four degrees and a red light beside the door of a cold room':
    'কোল্ড রুমের দরজার পাশে কন্ট্রোলার: মাইনাস চার ডিগ্রি ও লাল বাতি',
  'White dehumidifier on castors: inlet louvres, display on the slope, drain hose at the side':
    'চাকা লাগানো সাদা ডিহিউমিডিফায়ার: বাতাস ঢোকার লুভার, ঢালু ডিসপ্লে, পাশে ড্রেন পাইপ',
  'White dehumidifier on castors from the front: display above the inlet louvres':
    'চাকা লাগানো সাদা ডিহিউমিডিফায়ার, সামনে থেকে: লুভারের ওপরে ডিসপ্লে',
  'Display with three keys before the outlet on top of a dehumidifier':
    'ডিহিউমিডিফায়ারের ওপরে আউটলেটের সামনে তিন বোতামের ডিসপ্লে',
  'Three air filters: a deep HEPA cell, a pleated panel in a card frame, a bag filter':
    'তিনটি এয়ার ফিল্টার: পুরু HEPA ফিল্টার, কাগজের ফ্রেমে ভাঁজ করা প্যানেল, ব্যাগ ফিল্টার',
  'HEPA cell and bag filter from the front, a pleated green filter before them':
    'HEPA ও ব্যাগ ফিল্টার, সামনে থেকে; তার আগে ভাঁজ করা সবুজ ফিল্টার',
  'A pleated green filter before a deep HEPA cell': 'পুরু HEPA ফিল্টারের সামনে ভাঁজ করা সবুজ ফিল্টার',
  'Living room in the last sun: sofa, ceiling fan, a wall mounted unit beside the balcony door':
    'শেষ বিকেলের রোদে বসার ঘর: সোফা, সিলিং ফ্যান, বারান্দার দরজার পাশে ওয়াল মাউন্টেড ইউনিট',
  'Office in the morning: desks with screens below 4-way cassettes, a meeting room at the back':
    'সকালের অফিস: ফোর ওয়ে ক্যাসেটের নিচে টেবিল ও মনিটর, পেছনে মিটিং রুম',
  'Restaurant laid for the evening: tables below cane lamps, a 360 cassette in the ceiling':
    'সন্ধ্যার জন্য সাজানো রেস্টুরেন্ট: বেতের বাতির নিচে টেবিল, সিলিংয়ে 360 ক্যাসেট',
  'Classroom with desks, a green board and two 4-way cassettes in the ceiling':
    'ক্লাসরুম: বেঞ্চ, সবুজ বোর্ড, সিলিংয়ে দুটি ফোর ওয়ে ক্যাসেট',
  'Furniture shop at dusk: sofas, lamps and shelves below two 360 cassettes in a dark ceiling':
    'সন্ধ্যায় আসবাবের দোকান: কালো সিলিংয়ে দুটি 360 ক্যাসেট, নিচে সোফা, বাতি ও তাক',
  'Hotel room at dusk: bed, armchair and suitcase below a 1-way cassette in the ceiling':
    'সন্ধ্যায় হোটেলের ঘর: বিছানা, চেয়ার ও স্যুটকেস, সিলিংয়ে ওয়ান ওয়ে ক্যাসেট',
  'Hospital ward in the morning: beds between green curtains, a 4-way cassette in the ceiling':
    'সকালের হাসপাতাল ওয়ার্ড: সবুজ পর্দার মাঝে বেড, সিলিংয়ে ফোর ওয়ে ক্যাসেট',
  'Gym in the evening sun: treadmills at the window below two round air ducts':
    'বিকেলের রোদে জিম: জানালার পাশে ট্রেডমিল, ওপরে দুটি গোল ডাক্ট',
  'Shopping complex at dusk after rain: cloth banners, lit shop windows, a tall glass entrance':
    'বৃষ্টির পর সন্ধ্যায় শপিং কমপ্লেক্স: কাপড়ের ব্যানার, আলো জ্বলা দোকান, কাচের উঁচু প্রবেশপথ',
  'Office tower at dusk with lit floors above a wet avenue, rickshaws and cables before it':
    'সন্ধ্যায় ভেজা রাস্তার পাশে আলো জ্বলা অফিস ভবন, সামনে রিকশা ও তার',
  'Apartment house in Dhaka by day: laundry and plants on balconies, wall units, shops below':
    'দিনের বেলা ঢাকার অ্যাপার্টমেন্ট: বারান্দায় কাপড় ও গাছ, দেয়ালে এসি, নিচে দোকান',
  'Government office by day: fair-faced concrete with round openings, a brick stair drum':
    'দিনের বেলা সরকারি অফিস: গোল ফাঁকওয়ালা কংক্রিটের দেয়াল, ইটের গোল সিঁড়িঘর',
  'Brick university building with deep verandas, its court seen from the shade':
    'চওড়া বারান্দার ইটের বিশ্ববিদ্যালয় ভবন, ছায়া থেকে দেখা উঠান',
  'White hospital by day with a teal stair tower, an ambulance before its entrance':
    'দিনের বেলা সাদা হাসপাতাল, নীলচে সবুজ সিঁড়িঘর, প্রবেশপথের সামনে অ্যাম্বুলেন্স',
  'Modern brick mosque at dusk, light through its perforated walls, people on their way to it':
    'সন্ধ্যায় আধুনিক ইটের মসজিদ, দেয়ালের ফাঁক দিয়ে আলো, মুসল্লিরা আসছেন',
  'Brick garment factory by day: saw-tooth roof, outdoor units, a lorry in the yard':
    'দিনের বেলা ইটের পোশাক কারখানা: খাঁজকাটা ছাদ, আউটডোর ইউনিট, উঠানে লরি',
  'Convention hall at dusk with lamps behind its tall glass, strings of lights on the forecourt':
    'সন্ধ্যায় কনভেনশন হল: উঁচু কাচের ভেতরে বাতি, সামনের চত্বরে আলোর মালা',
  'Insulated refrigerant pipes on five rows of brackets along a service shaft, a stepladder':
    'সার্ভিস শ্যাফটে পাঁচ সারি ব্র্যাকেটে ইনসুলেশন করা গ্যাস পাইপ, পাশে মই',
  'Two rows of VRF outdoor units on a roof in Dhaka at low sun, pipes on racks beside a walkway':
    'পড়ন্ত রোদে ঢাকার ছাদে দুই সারি VRF আউটডোর ইউনিট, হাঁটার পথের পাশে র\u200d্যাকে পাইপ',
  'Plant room with pumps at the left and two water chillers on the right':
    'প্ল্যান্ট রুম: বাঁয়ে পাম্প, ডানে দুটি চিলার',
  'A ceiling that is not closed yet: air ducts, a duct unit on rods, pipes, a grid, a stepladder':
    'সিলিং এখনো খোলা: ডাক্ট, রডে ঝোলানো ডাক্ট ইউনিট, পাইপ, ফ্রেম ও মই',
  'Open control panel: breakers, contactors, a lit controller, terminals':
    'খোলা কন্ট্রোল প্যানেল: ব্রেকার, কন্টাক্টর, জ্বলন্ত কন্ট্রোলার ও টার্মিনাল',
  'Red and blue pressure gauges hooked over the edge of an outdoor unit, hoses on its service valves':
    'আউটডোর ইউনিটে ঝোলানো লাল ও নীল প্রেশার গেজ, সার্ভিস ভাল্ভে হোস লাগানো',
  'Five white VRF outdoor units before a slatted screen on a roof terrace at dusk':
    'সন্ধ্যায় ছাদে পাঁচটি সাদা VRF আউটডোর ইউনিট, পেছনে কাঠের ফালির আড়াল',
  'Modular chillers with clad pipes on a plant deck in evening sun':
    'বিকেলের রোদে খোলা চত্বরে মডুলার চিলার ও মোড়ানো পাইপ',
  'Workshop in the morning: tools above a long bench, an outdoor unit on the table':
    'সকালের ওয়ার্কশপ: লম্বা বেঞ্চের ওপরে যন্ত্রপাতি, টেবিলে একটি আউটডোর ইউনিট',
  'Close view of the two fans on top of a VRF outdoor unit':
    'কাছ থেকে: VRF আউটডোর ইউনিটের ওপরে দুটি ফ্যান',
  'Close view of the fine holes beside the louvre of a 1-way cassette':
    'কাছ থেকে: ওয়ান ওয়ে ক্যাসেটের লুভারের পাশে সূক্ষ্ম ছিদ্র',
  'The two water connections at the end of a modular chiller, marked blue and red':
    'মডুলার চিলারের এক প্রান্তে পানির দুটি মুখ, নীল ও লাল চিহ্ন দেওয়া',
  'The dials of two pressure gauges at an outdoor unit':
    'আউটডোর ইউনিটে লাগানো দুটি প্রেশার গেজের ডায়াল',
  'A lit controller between its cards and wires in an open panel':
    'খোলা প্যানেলে কার্ড ও তারের মাঝে জ্বলন্ত কন্ট্রোলার',
  'Access door and round spigot of an energy recovery ventilator':
    'এনার্জি রিকভারি ভেন্টিলেটরের সার্ভিস দরজা ও গোল মুখ',
  'Drawing of a water-cooled chiller: compressor above, condenser and evaporator shells below':
    'ওয়াটার কুলড চিলারের ড্রয়িং: ওপরে কম্প্রেসর, নিচে কনডেনসার ও ইভাপোরেটর',
  'Drawing of an absorption chiller: heated coils in the upper shell, chilled water in the lower one':
    'অ্যাবসর্পশন চিলারের ড্রয়িং: ওপরের অংশে গরম কয়েল, নিচের অংশে ঠান্ডা পানি',
  'Drawing of an end-suction pump with its motor on a base frame':
    'ফ্রেমের ওপর মোটরসহ এন্ড সাকশন পাম্পের ড্রয়িং',
  'Drawing of a cooling tower: fan above, water falling through the fill into the basin':
    'কুলিং টাওয়ারের ড্রয়িং: ওপরে ফ্যান, ফিলের ভেতর দিয়ে নিচের বেসিনে পানি পড়ছে',
  'Drawing of an axial fan in its frame, air passing through it':
    'ফ্রেমে বসানো অ্যাক্সিয়াল ফ্যানের ড্রয়িং, ভেতর দিয়ে বাতাস যাচ্ছে',
  'Drawing of a split air conditioner: indoor unit above a sofa, outdoor unit behind the wall':
    'স্প্লিট এসির ড্রয়িং: সোফার ওপরে ইনডোর ইউনিট, দেয়ালের পেছনে আউটডোর ইউনিট',
  'Drawing of a house in section: one outdoor unit serves four rooms':
    'একটি বাড়ির ছেদচিত্র: এক আউটডোর ইউনিটে চার ঘর',
  'Drawing of a shop in section: a ducted unit above the ceiling, three outlets':
    'একটি দোকানের ছেদচিত্র: সিলিংয়ের ওপরে ডাক্ট ইউনিট, তিনটি আউটলেট',
  'Drawing of a refrigerated food cabinet with its compressor below the shelves':
    'খাবার ঠান্ডা রাখার ক্যাবিনেটের ড্রয়িং, তাকের নিচে কম্প্রেসর',
  'Drawing of a building in section: cooling tower on the roof, chiller and pumps in the plant room':
    'একটি ভবনের ছেদচিত্র: ছাদে কুলিং টাওয়ার, প্ল্যান্ট রুমে চিলার ও পাম্প',
  'Drawing of four rooms in section, each with its split air conditioner':
    'চারটি ঘরের ছেদচিত্র, প্রতিটিতে আলাদা স্প্লিট এসি',
  'Drawing of a room in section: cold air sinks from fine holes in a ceiling panel, nothing blows':
    'একটি ঘরের ছেদচিত্র: সিলিং প্যানেলের সূক্ষ্ম ছিদ্র থেকে ঠান্ডা বাতাস নামছে, গায়ে বাতাস লাগে না',
  'Drawing of a living room: sun through the window, heat from roof, wall and television, cold air from the unit':
    'বসার ঘরের ড্রয়িং: জানালা দিয়ে রোদ, ছাদ, দেয়াল ও টিভির গরম, ইউনিটের ঠান্ডা বাতাস',
};
