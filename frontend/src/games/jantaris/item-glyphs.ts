/** The symbols of the twenty items in a square of 48. `paper` and `paper-line` have the colour of the card. */
export type StyledPath = readonly ['fill' | 'stroke' | 'paper' | 'paper-line', string];

export const GLYPHS: Record<string, readonly StyledPath[]> = {
  'historic-book': [
    ['fill', 'M6 11q9-4 18 2q9-6 18-2v26q-9-4-18 2q-9-6-18-2z'],
    ['paper-line', 'M24 13v26M11 17q5-1 9 1M11 23q5-1 9 1M11 29q5-1 9 1M37 17q-5-1-9 1M37 23q-5-1-9 1M37 29q-5-1-9 1'],
  ],
  picks: [
    ['fill', 'M7 15q8-8 17-8t17 8q-8-4-13-4v30h-8V11q-5 0-13 4z'],
    ['paper-line', 'M24 13v26'],
  ],
  'old-coins': [
    ['fill', 'M8 34a11 5 0 0 1 22 0v4a11 5 0 0 1-22 0z'],
    ['fill', 'M30 9a10 10 0 1 1 0 20a10 10 0 1 1 0-20z'],
    ['paper-line', 'M8 35a11 5 0 0 0 22 0M30 13a6 6 0 1 1 0 12a6 6 0 1 1 0-12M30 16v6M27 19h6'],
  ],
  'merchants-scales': [
    ['stroke', 'M24 7v32M14 41h20M9 13h30M9 13l-5 13M9 13l5 13M39 13l-5 13M39 13l5 13'],
    ['fill', 'M2 26h14a7 6 0 0 1-14 0zM32 26h14a7 6 0 0 1-14 0zM24 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8z'],
  ],
  'caravan-bell': [
    ['stroke', 'M18 10q0-5 6-5t6 5'],
    ['fill', 'M24 9q11 1 12 14l3 12H9l3-12q1-13 12-14zM19 37h10a5 5 0 0 1-10 0z'],
    ['paper-line', 'M13 29h22M15 23h18'],
  ],
  'amber-crown': [
    ['fill', 'M6 15l8 9l10-15l10 15l8-9l-4 22H10z'],
    ['fill', 'M9 38h30v4H9z'],
    ['paper', 'M24 26l4 5l-4 5l-4-5zM14 30l2 3l-2 3l-2-3zM34 30l2 3l-2 3l-2-3z'],
  ],
  'amber-sceptre': [
    ['stroke', 'M13 41L30 19'],
    ['fill', 'M34 5l9 7l-4 12l-12 1l-5-11z'],
    ['paper-line', 'M27 25l7-20M22 14l21-2M39 24l-5-19'],
    ['fill', 'M9 40l6-4l3 3l-5 6z'],
  ],
  'amber-signet': [
    ['stroke', 'M24 20a12 12 0 1 1 0 24a12 12 0 1 1 0-24z'],
    ['fill', 'M16 6h16l5 8l-13 11L11 14z'],
    ['paper-line', 'M11 14h26M19 14l5 11l5-11l-5-8z'],
  ],
  'amber-throne': [
    ['fill', 'M13 5l5 4l6-5l6 5l5-4v23h4v15h-5v-6H14v6H9V28h4z'],
    ['paper', 'M18 14h12v12H18z'],
    ['fill', 'M24 15l4 5l-4 5l-4-5z'],
    ['paper-line', 'M12 31h24'],
  ],
  'city-deed': [
    ['fill', 'M10 6h22q4 0 4 5v21h-4V14H14v22q0 6-5 6t-5-6v-3h6z'],
    ['fill', 'M16 33h26v3q0 6-6 6H10q6 0 6-6z'],
    ['stroke', 'M18 27v-6l5-5l5 5v6z'],
  ],
  'watchtower-key': [
    ['stroke', 'M15 7a9 9 0 1 1 0 18a9 9 0 1 1 0-18z'],
    ['fill', 'M19 24l4-4l19 17l-3 4l-3-3l-3 4l-4-3l3-4l-3-3l-3 3l-4-3l3-4z'],
    ['fill', 'M11 19v-7h2v2h1v-2h2v2h1v-2h2v7z'],
  ],
  'tax-ledger': [
    ['fill', 'M10 5h26q3 0 3 3v32q0 3-3 3H10z'],
    ['paper-line', 'M15 5v38M20 13h14M20 20h14M20 27h9'],
    ['paper', 'M32 27a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'],
    ['stroke', 'M30 33h4'],
  ],
  'harbour-lantern': [
    ['stroke', 'M17 11q0-7 7-7t7 7'],
    ['fill', 'M14 11h20l3 6H11zM13 36h22l3 7H10z'],
    ['stroke', 'M15 17v19M33 17v19'],
    ['fill', 'M24 18q7 8 4 13q-2 4-4 4t-4-4q-3-5 4-13z'],
  ],
  'forged-seal': [
    ['fill', 'M24 4l5 4l6-1l2 6l6 3l-2 6l2 6l-6 3l-2 6l-6-1l-5 4l-5-4l-6 1l-2-6l-6-3l2-6l-2-6l6-3l2-6l6 1z'],
    ['paper', 'M24 13a9 9 0 1 1 0 18a9 9 0 1 1 0-18z'],
    ['stroke', 'M19 22l4 4l7-8'],
    ['fill', 'M30 36l9 6l-4 1l-1 3zM18 36l-9 6l4 1l1 3z'],
  ],
  'silk-gloves': [
    [
      'fill',
      'M12 43V26l-6-8q-1-4 3-4l6 6V8q0-3 2.500-3T20 8v9V6q0-3 2.500-3T25 6v11V7q0-3 2.500-3T30 7v11v-7q0-2.500 2.500-2.500T35 11v17q0 5-3 8v7z',
    ],
    ['paper-line', 'M12 37h20'],
    ['stroke', 'M40 12v20M37 16l3-4l3 4'],
  ],
  'recruiters-drum': [
    ['fill', 'M7 17a17 7 0 0 1 34 0v17a17 7 0 0 1-34 0z'],
    ['paper', 'M24 13a13 4 0 1 1 0 8a13 4 0 1 1 0-8z'],
    ['paper-line', 'M8 20l6 18l7-15l6 17l7-16l6 13'],
    ['stroke', 'M20 15L9 4M28 15L40 4'],
  ],
  'ornate-abacus': [
    ['stroke', 'M6 7h36v34H6zM6 16h36M6 25h36M6 34h36'],
    [
      'fill',
      'M13 12h4v8h-4zM19 12h4v8h-4zM33 12h4v8h-4zM11 21h4v8h-4zM27 21h4v8h-4zM33 21h4v8h-4zM15 30h4v8h-4zM21 30h4v8h-4z',
    ],
  ],
  'master-tapestry': [
    ['stroke', 'M5 7h38'],
    ['fill', 'M9 9h30v27l-4 7l-3-6l-4 6l-4-6l-4 6l-4-6l-3 6l-4-7z'],
    ['paper-line', 'M24 13l8 9l-8 9l-8-9zM24 18l4 4l-4 4l-4-4zM12 13h4M32 13h4M12 31h4M32 31h4'],
  ],
  'golden-samovar': [
    ['fill', 'M20 4h8v4h-8zM16 9h16l-2 4q9 4 8 14q-1 7-7 9h-14q-6-2-7-9q-1-10 8-14zM15 37h18l3 6H12z'],
    ['stroke', 'M10 22H5v-6M38 22h5v-6'],
    ['paper-line', 'M12 21h24M24 25v6M21 31h6'],
  ],
  'envoys-passport': [
    ['fill', 'M10 5h28v38H10z'],
    ['paper', 'M24 11a8 8 0 1 1 0 16a8 8 0 1 1 0-16z'],
    ['stroke', 'M24 13v12M18 19h12'],
    ['paper-line', 'M16 33h16M16 38h10'],
  ],
};
