/** From this width on, in CSS, the rail shows names beside its icons. */
export const wide = '@media (min-width: 1100px)';
