/** The colors of the four sails of a kite, from the top. */
export type Sails = readonly [string, string, string, string];

export const warm: Sails = ['#ff6b4a', '#ffc145', '#ffd98a', '#e8452c'];
export const cool: Sails = ['#ffffff', '#3a4bcf', '#7686ef', '#dfe5ff'];
export const mixed: Sails = ['#ffc145', '#2fb5a5', '#ff6b4a', '#fff3d6'];
