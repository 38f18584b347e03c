declare module 'axe-core/axe.min.js' {
  import axe from 'axe-core';

  export default axe;
}
