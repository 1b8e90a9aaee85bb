/** The landmark of each district, clockwise, drawn around the origin: walls, roof, and doors and windows. */
export interface Landmark {
  readonly body: string;
  readonly roof: string;
  readonly open: string;
}

export const LANDMARKS: readonly Landmark[] = [
  {
    // a domed hall
    body: 'M-22 18v-16h44v16z',
    roof: 'M-16 2q0-16 16-22q16 6 16 22zM-1-26h2v8h-2z',
    open: 'M-5 18v-6q0-6 5-8q5 2 5 8v6zM-17 14v-5h5v5zM12 14v-5h5v5z',
  },
  {
    // two palms at a well
    body: 'M-12 18v-8h24v8zM-17 10l2-22h3l1 22zM12 10l-1-16h3l2 16z',
    roof: 'M-14-12q-9-8-13 3q6-4 13-3q-3 5 0 10q4-5 0-10q9 0 11 6q1-11-11-6zM12-6q-7-7-11 2q6-3 11-2q-3 4 0 8q3-4 0-8q7 0 10 5q1-10-10-5z',
    open: 'M-8 13h16v2h-16z',
  },
  {
    // a watch tower on the wall
    body: 'M-9 18v-30h18v30zM-24 18v-10h48v10z',
    roof: 'M-13-12v-9h5v4h5v-4h6v4h5v-4h5v9z',
    open: 'M-3 18v-7q0-3 3-3t3 3v7zM-2-6h4v7h-4z',
  },
  {
    // a garden
    body: 'M-24 18v-4h48v4zM-15 14v-9h3v9zM-1 14v-14h3v14zM13 14v-9h3v9z',
    roof: 'M-14-8a8 8 0 1 1-.1 0zM.5-20q9 12 6 22h-12q-3-10 6-22zM14.500-8a8 8 0 1 1-.1 0z',
    open: '',
  },
  {
    // a workshop with a chimney
    body: 'M-20 18v-18h40v18zM11-6v-14h6v16z',
    roof: 'M-25 1l12-14h22l16 14z',
    open: 'M-13 14v-8h9v8zM4 18v-11h9v11z',
  },
  {
    // a granary
    body: 'M-20 18v-14h13v14zM-6 18v-18h13v18zM8 18v-14h13v14z',
    roof: 'M-21 4q7-14 15 0zM-7 0q7-16 15 0zM7 4q8-14 15 0z',
    open: 'M-16 18v-7h5v7zM-2 18v-8h5v8zM12 18v-7h5v7z',
  },
  {
    // awnings and carpets
    body: 'M-22 18v-18h3v18zM-2 18v-18h3v18zM19 18v-18h3v18z',
    roof: 'M-25 0l4-12h42l4 12q-4 5-8 0q-4 5-9 0q-4 5-8 0q-4 5-8 0q-4 5-9 0q-4 5-8 0z',
    open: 'M-17 6h13v10h-13zM3 6h13v10h-13z',
  },
  {
    // a minaret beside a hall
    body: 'M-22 18v-15h27v15zM10 18v-32h9v32z',
    roof: 'M-20 3q1-13 11.500-17q10.500 4 11.500 17zM8-14h13l-6.500-12z',
    open: 'M-12 18v-7q0-3 3.500-5q3.500 2 3.500 5v7zM13-8h3v5h-3z',
  },
];
