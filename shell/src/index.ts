import { showChosenColors } from './chosenColors';
import { askSession } from './earlySession';

showChosenColors();
askSession();

// In files of their own, of which a release changes only some.
void import('./bootstrap');
