import { showChosenColors } from './chosenColors';

showChosenColors();

// In files of their own, of which a release changes only some.
void import('./bootstrap');
