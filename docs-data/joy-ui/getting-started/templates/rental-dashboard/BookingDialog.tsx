import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import type { Boat } from './boats';
import BookingForm from './BookingForm';
import type { Rental } from './useRental';

const nights = 6;

interface BookingDialogProps {
  boat: Boat;
  rental: Rental;
  onClose: () => void;
}

export default function BookingDialog(props: BookingDialogProps) {
  const { boat, rental, onClose } = props;
  const isBooked = rental.isBooked(boat.id);

  return (
    <Modal open onClose={onClose}>
      <ModalDialog sx={{ width: 420, maxWidth: 'calc(100vw - 32px)' }}>
        <ModalClose aria-label="Close" />
        <DialogTitle component="h2">{boat.name}</DialogTitle>
        <Typography level="body-sm">
          {rental.search.week}, {nights} nights from {boat.mooring}:{' '}
          <b>€{boat.price * nights}</b>
        </Typography>
        <div role="status">
          {isBooked && (
            <Alert role="none" color="success" sx={{ my: 1 }}>
              {boat.name} is yours. The keys are in the lock keeper’s hut.
            </Alert>
          )}
        </div>
        {isBooked ? (
          <Button autoFocus onClick={onClose}>
            Back to the boats
          </Button>
        ) : (
          <BookingForm onDone={() => rental.book(boat.id)} />
        )}
      </ModalDialog>
    </Modal>
  );
}
