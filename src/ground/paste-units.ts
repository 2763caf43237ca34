/** Units as people write them, the longer spelling before the shorter. */
export const UNITS =
  'sak|zak|kg|kilo|gr|gram|ons|ton|kwintal|m3|m³|m2|m²|m1|kubik|meter|mtr|m|btg|batang|lonjor|ljr|lbr|lembar|bh|buah|biji|bj|pcs|pc|' +
  'unit|set|psg|pasang|dus|dos|doos|box|kotak|pak|pack|bks|bungkus|roll|rol|gulung|ikat|karung|kantong|liter|ltr|lt|l|galon|gln|' +
  'kaleng|klg|pail|ember|jerigen|dirigen|drum|tabung|botol|btl|tube|sachet|rit|truk|truck|colt|pickup|engkel|lusin|kodi|rim|slop|' +
  'keping|potong|palet|pallet|ls|lot|titik|oh|hari|jam'

/** Units that count pieces: they say how many were asked for, never how large one is ('semen 40 kg', 'besi 12 m'). */
export const CONTAINERS =
  /^(?:sak|zak|btg|batang|lonjor|ljr|lbr|lembar|bh|buah|biji|bj|pcs|pc|unit|set|psg|pasang|dus|dos|doos|roll|rol|rit|truk|truck|lusin|karung)$/iu

const ONE_OF =
  'lusin|kodi|buah|biji|batang|lembar|bungkus|ember|galon|kaleng|karung|kantong|dus|rit|truk|kubik|kilo|ikat|gulung|pasang|botol|rim|pail|kotak|sak'

/** 'selusin', 'sebuah': one of the unit. */
export const ONE = new RegExp(String.raw`(?<![\p{L}\d])se(${ONE_OF})(?![\p{L}\d])`, 'giu')
