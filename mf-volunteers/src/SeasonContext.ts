import { createContext, useContext } from 'react';

import { currentSeason } from './seasons';

/** The season that is chosen on the page; it is kept here only. */
export const SeasonContext = createContext(currentSeason());

/** The chosen season, by the year in which it began. */
export const useSeason = (): number => useContext(SeasonContext);
