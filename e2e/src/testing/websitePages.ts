/** The ten website editors with the title of each. */
export const websitePages = [
  ['/homepage', 'Homepage'],
  ['/ubpf', 'Ulster bierproeffestival'],
  ['/carnavalskrant', 'Carnavalskrant'],
  ['/liedjesfestival', 'Liedjesfestival'],
  ['/contact', 'Contact'],
  ['/nieuwsberichten', 'Nieuwsberichten'],
  ['/jeugdraad', 'Jeugdraad'],
  ['/kindercarnaval', 'Kindercarnaval'],
  ['/overons', 'Over ons'],
  ['/optocht', 'Optocht'],
] as const;
