import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import './plain-button.css';

export default function DisabledDefaultClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <Button className="plain-button">This button has only my class</Button>
    </ClassNameConfigurator>
  );
}
